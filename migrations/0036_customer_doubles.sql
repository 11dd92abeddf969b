ALTER TABLE "customers" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "reminded" jsonb;--> statement-breakpoint
CREATE INDEX "customers_merged" ON "customers" USING btree ("shop_id") WHERE "customers"."merged_into" is not null;