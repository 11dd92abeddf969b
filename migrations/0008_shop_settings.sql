CREATE TABLE "agencies" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"rev" bigint NOT NULL,
	CONSTRAINT "agencies_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "shop_history" (
	"shop_id" uuid NOT NULL,
	"rev" bigint NOT NULL,
	"op_id" uuid NOT NULL,
	"field" text NOT NULL,
	"was" jsonb,
	"became" jsonb,
	"by_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_history_shop_id_op_id_field_pk" PRIMARY KEY("shop_id","op_id","field")
);
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "agency_id" uuid;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "categories" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "low_stock_threshold" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "max_agencies" integer;--> statement-breakpoint
CREATE INDEX "agencies_rev" ON "agencies" USING btree ("shop_id","rev");