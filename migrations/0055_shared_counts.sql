CREATE TABLE "request_counts" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cost_months_stale" ON "cost_months" USING btree ("shop_id") WHERE "cost_months"."stale";--> statement-breakpoint
CREATE INDEX "shop_transfers_sender" ON "shop_transfers" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "shop_transfers_receiver" ON "shop_transfers" USING btree (("received"->>'by')) WHERE "shop_transfers"."received" is not null;