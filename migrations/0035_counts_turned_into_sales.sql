ALTER TABLE "adjustments" ADD COLUMN "sale_id" uuid;--> statement-breakpoint
ALTER TABLE "adjustments" ADD COLUMN "sale_rev" bigint;