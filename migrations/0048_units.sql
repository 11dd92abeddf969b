ALTER TABLE "product_prices" ADD COLUMN "measures" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "packs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pack_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_pack_keys" ON "products" USING btree ("shop_id") WHERE "products"."pack_keys" <> '{}';