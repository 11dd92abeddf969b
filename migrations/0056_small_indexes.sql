DROP INDEX "sales_device";--> statement-breakpoint
DROP INDEX "sales_link";--> statement-breakpoint
CREATE INDEX "sales_numbers" ON "sales" USING btree ("shop_id","device_no",("seq" >> 4));--> statement-breakpoint
CREATE INDEX "sales_letters" ON "sales" USING btree (substring("link" from 1 for 7)) WHERE "sales"."link" is not null;--> statement-breakpoint
CREATE INDEX "op_ledger_revs" ON "op_ledger" USING btree ("shop_id",("rev" >> 4));