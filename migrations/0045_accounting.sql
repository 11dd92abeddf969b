CREATE TABLE "account_maps" (
	"shop_id" uuid PRIMARY KEY NOT NULL,
	"accounts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_exports" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"no" integer NOT NULL,
	"from_rev" bigint NOT NULL,
	"to_rev" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	CONSTRAINT "journal_exports_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "journal_exports_no" UNIQUE("shop_id","no")
);
--> statement-breakpoint
CREATE TABLE "journal_returns" (
	"shop_id" uuid NOT NULL,
	"return_id" uuid NOT NULL,
	"vat" bigint NOT NULL,
	"corrected_no" integer,
	CONSTRAINT "journal_returns_shop_id_return_id_pk" PRIMARY KEY("shop_id","return_id")
);
--> statement-breakpoint
ALTER TABLE "reseller_sales" ADD COLUMN "paid_rev" bigint;--> statement-breakpoint
CREATE INDEX "journal_returns_corrected" ON "journal_returns" USING btree ("shop_id","corrected_no");--> statement-breakpoint
UPDATE "reseller_sales" SET "paid_rev" = "rev" WHERE "commission_paid" IS NOT NULL;
