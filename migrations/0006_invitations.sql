CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"inviter_id" uuid NOT NULL,
	"invitee_email" text,
	"invitee_id" uuid,
	"role" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid
);
--> statement-breakpoint
CREATE TABLE "personal_links" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "personal_links_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "personal_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invitee_id_users_id_fk" FOREIGN KEY ("invitee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_links" ADD CONSTRAINT "personal_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_shop" ON "invitations" USING btree ("shop_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_email" ON "invitations" USING btree ("invitee_email","created_at");--> statement-breakpoint
CREATE INDEX "invitations_invitee" ON "invitations" USING btree ("invitee_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_for_email" ON "invitations" USING btree ("shop_id","invitee_email") WHERE "invitations"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_for_person" ON "invitations" USING btree ("shop_id","invitee_id") WHERE "invitations"."status" = 'pending';