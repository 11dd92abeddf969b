CREATE TABLE "expenses" (
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
	"undoes" uuid,
	"category" text,
	"amount" bigint NOT NULL,
	"means" text,
	"in_drawer" boolean NOT NULL,
	"note" text,
	"image_id" text,
	"flags" text[] NOT NULL,
	CONSTRAINT "expenses_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "adjustments" ADD COLUMN "loss" text;--> statement-breakpoint
CREATE INDEX "expenses_rev" ON "expenses" USING btree ("shop_id","rev");