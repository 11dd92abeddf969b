-- Sales are found by the sixteens of their revisions. Instances of the version before find them by the single ones: that
-- index stays while there are sales, and goes with the last of those (`sync-server/sync/watches/gone-instances.ts`).
DO $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM "sales") THEN DROP INDEX "sales_rev"; END IF;
END $$;--> statement-breakpoint
CREATE INDEX "sales_revs" ON "sales" USING btree ("shop_id",("rev" >> 4));
