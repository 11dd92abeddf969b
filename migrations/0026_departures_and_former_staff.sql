CREATE TABLE "departure_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by" uuid
);
--> statement-breakpoint
ALTER TABLE "shop_users" ADD COLUMN "was_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "departure_codes" ADD CONSTRAINT "departure_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departure_codes_user" ON "departure_codes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "departure_codes_created" ON "departure_codes" USING btree ("created_at");--> statement-breakpoint
-- Resellers who were of the staff before: invited as such, or sold as such without an objection.
UPDATE "shop_users" m SET "was_staff" = true WHERE m."role" = 'reseller' AND (
	EXISTS (SELECT FROM "invitations" i WHERE i."shop_id" = m."shop_id" AND i."answered_by" = m."user_id"
		AND i."status" = 'accepted' AND i."role" <> 'reseller')
	OR EXISTS (SELECT FROM "sales" s WHERE s."shop_id" = m."shop_id" AND s."seller_id" = m."user_id"
		AND NOT s."of_reseller" AND NOT ('seller-dismissed' = ANY(s."flags"))));
