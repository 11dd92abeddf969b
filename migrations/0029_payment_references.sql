CREATE TABLE "payment_references" (
	"shop_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"sale_id" uuid NOT NULL,
	CONSTRAINT "payment_references_shop_id_reference_pk" PRIMARY KEY("shop_id","reference")
);
--> statement-breakpoint
DROP INDEX "sales_settled";--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "cash_part" bigint;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "later_flags" text[];--> statement-breakpoint
CREATE INDEX "sales_moved" ON "sales" USING btree ("shop_id","rev") WHERE "sales"."settled" is not null or "sales"."judged_rev" is not null;--> statement-breakpoint
INSERT INTO "payment_references" ("shop_id", "reference", "sale_id")
SELECT s.shop_id, coalesce(nullif(upper(regexp_replace(translate(normalize(p.payment ->> 'reference', NFKC),
	'٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^[:alnum:]]', '', 'g')), ''), btrim(p.payment ->> 'reference')), s.id
FROM "sales" s, json_array_elements(s.payments) p(payment)
WHERE p.payment ->> 'method' = 'mobile-money'
ORDER BY s.shop_id, s.rev, s.seq
ON CONFLICT DO NOTHING;
