ALTER TABLE "shop_revisions" ADD COLUMN "turns_rev" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "shop_revisions" SET "turns_rev" = "rev";
