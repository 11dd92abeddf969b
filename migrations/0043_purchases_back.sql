ALTER TABLE "purchases" ADD COLUMN "back_of" uuid;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "purchases_back" ON "purchases" USING btree ("shop_id","back_of") WHERE "purchases"."back_of" is not null;