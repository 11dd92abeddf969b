ALTER TABLE "day_totals" ADD COLUMN "debts_cash" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "debts_mobile_money" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "debts_opened" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "debts_forgiven" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "debts_corrected" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What moved accounts beside tickets has a day and a month like a sale: open months are noted, closed ones counted.
INSERT INTO "fact_months" AS f ("shop_id", "month", "since_rev")
SELECT m."shop_id", date_trunc('month', m."day"::timestamp)::date, min(m."rev")
FROM "account_moves" m JOIN "shops" s ON s."id" = m."shop_id"
WHERE m."kind" NOT IN ('charge', 'refund') AND (s."totals_through" IS NULL OR m."day" >= s."totals_through")
GROUP BY 1, 2
ON CONFLICT ("shop_id", "month") DO UPDATE SET "since_rev" = least(f."since_rev", excluded."since_rev");--> statement-breakpoint
INSERT INTO "day_totals" AS d ("shop_id", "day", "seller_id", "debts_cash", "debts_mobile_money", "debts_opened", "debts_forgiven", "debts_corrected")
SELECT m."shop_id", m."day", m."seller_id",
	coalesce(-sum(m."change") FILTER (WHERE m."kind" = 'payment' AND m."method" = 'cash'), 0),
	coalesce(-sum(m."change") FILTER (WHERE m."kind" = 'payment' AND m."method" = 'mobile-money'), 0),
	coalesce(sum(m."change") FILTER (WHERE m."kind" = 'opening'), 0),
	coalesce(-sum(m."change") FILTER (WHERE m."kind" = 'forgiven'), 0),
	coalesce(sum(m."change") FILTER (WHERE m."kind" = 'correction'), 0)
FROM "account_moves" m JOIN "shops" s ON s."id" = m."shop_id"
WHERE m."kind" NOT IN ('charge', 'refund') AND m."day" < s."totals_through"
GROUP BY 1, 2, 3
ON CONFLICT ("shop_id", "day", "seller_id", "agency_id") DO UPDATE SET
	"debts_cash" = excluded."debts_cash", "debts_mobile_money" = excluded."debts_mobile_money",
	"debts_opened" = excluded."debts_opened", "debts_forgiven" = excluded."debts_forgiven", "debts_corrected" = excluded."debts_corrected";
