CREATE TABLE "purchases" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rev" bigint NOT NULL,
	"device_no" integer NOT NULL,
	"seq" bigint NOT NULL,
	"by_id" uuid NOT NULL,
	"recorded_by" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"device_at" bigint NOT NULL,
	"day" date NOT NULL,
	"supplier_id" uuid,
	"reference" text,
	"lines" json NOT NULL,
	"extra_costs" json NOT NULL,
	"flags" text[] NOT NULL,
	CONSTRAINT "purchases_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE INDEX "purchases_rev" ON "purchases" USING btree ("shop_id","rev");--> statement-breakpoint
CREATE INDEX "purchases_supplier" ON "purchases" USING btree ("shop_id","supplier_id");