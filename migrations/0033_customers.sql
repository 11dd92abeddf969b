CREATE TABLE "customers" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"other_phone" text NOT NULL,
	"note" text NOT NULL,
	"credit_limit" bigint,
	"term_days" integer,
	"wants_messages" boolean NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"rev" bigint NOT NULL,
	CONSTRAINT "customers_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE INDEX "customers_rev" ON "customers" USING btree ("shop_id","rev");