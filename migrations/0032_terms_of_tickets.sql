CREATE TABLE "former_product_names" (
	"shop_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"until_rev" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "former_product_names_shop_id_product_id_until_rev_pk" PRIMARY KEY("shop_id","product_id","until_rev")
);
--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "awaits_ticket" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reseller_sales" ADD COLUMN "vat_rate" integer;--> statement-breakpoint
CREATE INDEX "returns_awaiting" ON "returns" USING btree ("shop_id") WHERE "returns"."awaits_ticket";--> statement-breakpoint
UPDATE "returns" b SET "awaits_ticket" = true
WHERE b."sale_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "sales" s WHERE s."shop_id" = b."shop_id" AND s."id" = b."sale_id");
