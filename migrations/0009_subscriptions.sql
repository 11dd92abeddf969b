CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"amount" integer NOT NULL,
	"operator" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"decided" text NOT NULL,
	"status" text NOT NULL,
	"trial_ends_at" timestamp (3) with time zone,
	"next_billing_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "chosen_role" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","at");--> statement-breakpoint
CREATE INDEX "payments_reference" ON "payments" USING btree ("operator","reference");--> statement-breakpoint
CREATE INDEX "subscriptions_next_billing" ON "subscriptions" USING btree ("next_billing_at");--> statement-breakpoint
ALTER TABLE "registrations" DROP COLUMN "shop_name";--> statement-breakpoint
-- Owners of before plans begin a trial of the smallest plan, Professional at least, that holds what they have.
INSERT INTO "subscriptions" ("user_id", "plan_id", "decided", "status", "trial_ends_at", "next_billing_at", "created_at", "updated_at")
SELECT s."owner_id",
	CASE WHEN count(*) > 5 OR max(held."products") > 100 OR max(held."employees") > 25 THEN 'enterprise' ELSE 'professional' END,
	'trial', 'trial', now() + interval '30 days', now() + interval '30 days', now(), now()
FROM "shops" s CROSS JOIN LATERAL (
	SELECT (SELECT count(*) FROM "products" p WHERE p."shop_id" = s."id" AND NOT p."archived") AS "products",
		(SELECT count(*) FROM "shop_users" u WHERE u."shop_id" = s."id" AND u."is_active" AND u."role" IN ('manager', 'employee', 'seller')) AS "employees"
) held
GROUP BY s."owner_id";--> statement-breakpoint
WITH bumped AS (
	UPDATE "shop_revisions" r SET "rev" = r."rev" + 1, "turns_rev" = r."rev" + 1
	FROM "shops" s JOIN "subscriptions" b ON b."user_id" = s."owner_id"
	WHERE r."shop_id" = s."id" AND b."plan_id" = 'professional' AND (s."max_products" IS DISTINCT FROM 100 OR s."max_agencies" IS DISTINCT FROM 5)
	RETURNING r."shop_id", r."rev"
)
UPDATE "shops" s SET "max_products" = 100, "max_agencies" = 5, "rev" = bumped."rev" FROM bumped WHERE s."id" = bumped."shop_id";
