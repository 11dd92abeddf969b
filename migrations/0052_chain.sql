CREATE TABLE "chain_notes" (
	"shop_id" uuid NOT NULL,
	"device_no" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chain_notes_shop_id_device_no_kind_day_pk" PRIMARY KEY("shop_id","device_no","kind","day")
);
--> statement-breakpoint
CREATE TABLE "device_heads" (
	"shop_id" uuid NOT NULL,
	"device_no" integer NOT NULL,
	"key" text NOT NULL,
	"seq" bigint NOT NULL,
	"link" text NOT NULL,
	"signed" text NOT NULL,
	"signature" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_heads_shop_id_device_no_key_pk" PRIMARY KEY("shop_id","device_no","key")
);
--> statement-breakpoint
CREATE TABLE "seals" (
	"shop_id" uuid NOT NULL,
	"epoch" bigint NOT NULL,
	"no" integer NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"from_rev" bigint NOT NULL,
	"to_rev" bigint NOT NULL,
	"before" text NOT NULL,
	"root" text NOT NULL,
	"runs" json NOT NULL,
	"marks" text NOT NULL,
	"rev" bigint NOT NULL,
	CONSTRAINT "seals_shop_id_epoch_no_pk" PRIMARY KEY("shop_id","epoch","no")
);
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "link" "bytea";--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "catalog_rev" bigint;--> statement-breakpoint
ALTER TABLE "op_ledger" ADD COLUMN "link" "bytea";--> statement-breakpoint
CREATE INDEX "seals_rev" ON "seals" USING btree ("shop_id","rev");--> statement-breakpoint
CREATE INDEX "sales_link" ON "sales" USING btree ("link") WHERE "sales"."link" is not null;