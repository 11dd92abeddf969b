CREATE TABLE "till_acts" (
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
	"agency_id" uuid,
	"open" jsonb,
	"move" jsonb,
	"close" jsonb,
	"flags" text[] NOT NULL,
	CONSTRAINT "till_acts_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE INDEX "till_acts_rev" ON "till_acts" USING btree ("shop_id","rev");--> statement-breakpoint
CREATE INDEX "till_acts_device" ON "till_acts" USING btree ("shop_id","device_no","seq");--> statement-breakpoint
CREATE INDEX "returns_device" ON "returns" USING btree ("shop_id","device_no","seq");