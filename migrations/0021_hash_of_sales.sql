ALTER TABLE "sales" ADD COLUMN "hash" "bytea";--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "judged_rev" bigint;