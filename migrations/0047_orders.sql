CREATE TABLE "orders" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rev" bigint NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"supplier_id" uuid NOT NULL,
	"lines" json NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"expected_day" date,
	"sent_day" date,
	CONSTRAINT "orders_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "order_id" uuid;--> statement-breakpoint
CREATE INDEX "orders_rev" ON "orders" USING btree ("shop_id","rev");