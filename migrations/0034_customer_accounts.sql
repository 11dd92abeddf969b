CREATE TABLE "account_moves" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rev" bigint NOT NULL,
	"device_no" integer NOT NULL,
	"seq" bigint NOT NULL,
	"seller_id" uuid NOT NULL,
	"recorded_by" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"device_at" bigint NOT NULL,
	"day" date NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"change" bigint NOT NULL,
	"receipt" integer,
	"method" text,
	"reference" text,
	"sale_ids" uuid[] NOT NULL,
	"due_day" date,
	"reason" text NOT NULL,
	"flags" text[] NOT NULL,
	CONSTRAINT "account_moves_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"shop_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"balance" bigint NOT NULL,
	"rev" bigint NOT NULL,
	CONSTRAINT "accounts_shop_id_customer_id_pk" PRIMARY KEY("shop_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "credit" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "from_deposit" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "refunded_credit" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "refunded_deposit" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "account_moves_rev" ON "account_moves" USING btree ("shop_id","rev");--> statement-breakpoint
CREATE INDEX "account_moves_customer" ON "account_moves" USING btree ("shop_id","customer_id");--> statement-breakpoint
CREATE INDEX "account_moves_device" ON "account_moves" USING btree ("shop_id","device_no","seq");--> statement-breakpoint
CREATE INDEX "accounts_rev" ON "accounts" USING btree ("shop_id","rev");