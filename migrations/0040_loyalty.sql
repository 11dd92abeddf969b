ALTER TABLE "account_moves" ADD COLUMN "points" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "points" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "loyalty" jsonb;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "from_points" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "refunded_points" numeric DEFAULT 0 NOT NULL;