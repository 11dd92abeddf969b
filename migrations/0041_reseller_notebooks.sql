ALTER TABLE "account_moves" ADD COLUMN "reseller_id" uuid;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "reseller_id" uuid;--> statement-breakpoint
CREATE INDEX "account_moves_reseller" ON "account_moves" USING btree ("shop_id","reseller_id","customer_id") WHERE "account_moves"."reseller_id" is not null;