ALTER TABLE "reseller_sales" ADD COLUMN "by" jsonb;--> statement-breakpoint
ALTER TABLE "reseller_sales" ADD COLUMN "came_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "by" jsonb;