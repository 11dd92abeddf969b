CREATE TABLE "low_stock" (
	"shop_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "low_stock_shop_id_product_id_pk" PRIMARY KEY("shop_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "stock_marks" (
	"shop_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"rev" bigint NOT NULL,
	CONSTRAINT "stock_marks_shop_id_product_id_pk" PRIMARY KEY("shop_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"shop_id" uuid NOT NULL,
	"id" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "images_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rev" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "reseller_sales" (
	"shop_id" uuid NOT NULL,
	"id" text NOT NULL,
	"rev" bigint NOT NULL,
	"ticket_id" uuid NOT NULL,
	"device_no" integer NOT NULL,
	"seq" bigint NOT NULL,
	"receipt" integer NOT NULL,
	"transfer_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"reseller_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"quantity" bigint NOT NULL,
	"price" bigint NOT NULL,
	"min_price" bigint NOT NULL,
	"status" text NOT NULL,
	"sold_at" timestamp (3) with time zone NOT NULL,
	"device_at" bigint NOT NULL,
	"day" date NOT NULL,
	"flags" text[] NOT NULL,
	"decided" jsonb,
	"sale_id" uuid,
	"commission_amount" bigint,
	"commission_rate" bigint,
	"commission_paid" jsonb,
	CONSTRAINT "reseller_sales_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "shop_transfers" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rev" bigint NOT NULL,
	"direction" text NOT NULL,
	"other_shop_id" uuid NOT NULL,
	"other_shop_name" text NOT NULL,
	"product_id" text,
	"product" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"status" text NOT NULL,
	"counted" integer,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"received" jsonb,
	"flags" text[] NOT NULL,
	"told" boolean NOT NULL,
	CONSTRAINT "shop_transfers_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rev" bigint NOT NULL,
	"device_no" integer NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"reseller_id" uuid NOT NULL,
	"quantity" bigint NOT NULL,
	"sold" bigint NOT NULL,
	"returned" bigint NOT NULL,
	"price" bigint NOT NULL,
	"min_price" bigint NOT NULL,
	"status" text NOT NULL,
	"origin" text NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"decided" jsonb,
	"flags" text[] NOT NULL,
	CONSTRAINT "transfers_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "images" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "adjustments" ADD COLUMN "transfer_id" uuid;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "is_void" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "of_reseller" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "max_products" integer;--> statement-breakpoint
CREATE INDEX "stock_marks_rev" ON "stock_marks" USING btree ("shop_id","rev");--> statement-breakpoint
CREATE INDEX "notifications_rev" ON "notifications" USING btree ("shop_id","rev");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("shop_id","user_id","rev");--> statement-breakpoint
CREATE INDEX "reseller_sales_rev" ON "reseller_sales" USING btree ("shop_id","rev");--> statement-breakpoint
CREATE INDEX "reseller_sales_reseller" ON "reseller_sales" USING btree ("shop_id","reseller_id","rev");--> statement-breakpoint
CREATE INDEX "reseller_sales_transfer" ON "reseller_sales" USING btree ("shop_id","transfer_id");--> statement-breakpoint
CREATE INDEX "shop_transfers_rev" ON "shop_transfers" USING btree ("shop_id","rev");--> statement-breakpoint
CREATE INDEX "shop_transfers_untold" ON "shop_transfers" USING btree ("shop_id","id") WHERE not "shop_transfers"."told";--> statement-breakpoint
CREATE INDEX "transfers_rev" ON "transfers" USING btree ("shop_id","rev");--> statement-breakpoint
CREATE INDEX "transfers_reseller" ON "transfers" USING btree ("shop_id","reseller_id","rev");--> statement-breakpoint
CREATE INDEX "adjustments_transfer" ON "adjustments" USING btree ("shop_id","transfer_id") WHERE "adjustments"."transfer_id" is not null;--> statement-breakpoint
-- Parts of first loads that were made before rows had their new fields are made anew.
DELETE FROM "snapshot_parts";--> statement-breakpoint
-- What is low already has been seen: only crossings from now on are told.
INSERT INTO "low_stock" ("shop_id", "product_id", "since")
SELECT p."shop_id", p."id", now() FROM "products" p
LEFT JOIN "stocks" s ON s."shop_id" = p."shop_id" AND s."product_id" = p."id"
WHERE NOT p."archived" AND coalesce(s."quantity", 0) <= p."stock_threshold";
