CREATE TABLE "deleted_shops" (
	"shop_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"member_ids" uuid[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departure_reasons" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"reason_type" text NOT NULL,
	"reasons" text[] NOT NULL,
	"additional_details" text DEFAULT '' NOT NULL,
	"user_role" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "recorded_by" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "deleted_shops_at" ON "deleted_shops" USING btree ("at");