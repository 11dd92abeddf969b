CREATE TABLE "former_terms" (
	"shop_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"op_id" uuid NOT NULL,
	"rev" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"was" jsonb NOT NULL,
	CONSTRAINT "former_terms_shop_id_op_id_pk" PRIMARY KEY("shop_id","op_id")
);
--> statement-breakpoint
CREATE TABLE "former_names" (
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"full_name" text NOT NULL,
	CONSTRAINT "former_names_user_id_at_pk" PRIMARY KEY("user_id","at")
);
--> statement-breakpoint
CREATE TABLE "day_taxes" (
	"shop_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seller_id" uuid NOT NULL,
	"agency_id" uuid NOT NULL,
	"rate" integer NOT NULL,
	"base" numeric DEFAULT 0 NOT NULL,
	"vat" numeric DEFAULT 0 NOT NULL,
	CONSTRAINT "day_taxes_shop_id_day_seller_id_agency_id_rate_pk" PRIMARY KEY("shop_id","day","seller_id","agency_id","rate")
);
--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "vat_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "vat" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "vat_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "former_names" ADD CONSTRAINT "former_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_terms_at" ON "former_terms" USING btree ("shop_id","subject_id","at");--> statement-breakpoint
-- What is known of what a shop said before: fields that an edit wrote over unseen.
INSERT INTO "former_terms" ("shop_id", "subject_id", "op_id", "rev", "seq", "at", "was")
SELECT h."shop_id", h."shop_id", h."op_id", h."rev", coalesce(max(l."seq"), 0), min(h."at"), jsonb_object_agg(h."field", h."was")
FROM "shop_history" h LEFT JOIN "op_ledger" l ON l."shop_id" = h."shop_id" AND l."op_id" = h."op_id"
WHERE h."field" IN ('name', 'address', 'phone', 'email', 'timeZone', 'vatRate', 'receiptFooter', 'logo')
GROUP BY h."shop_id", h."op_id", h."rev"
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- The rate of tax between the edits of a shop, whose moments their identifiers say: by what the history keeps of it, else
-- by what a closing told of that time. Before the first edit it was 0; where nothing tells, it was as it became next.
WITH edit AS (
  SELECT l."shop_id", l."op_id", l."rev", l."seq", h."was", h."became",
    row_number() OVER of_shop AS k,
    max(coalesce(h."at", CASE WHEN substr(l."op_id"::text, 15, 1) = '7'
      THEN to_timestamp(('x' || lpad(substr(replace(l."op_id"::text, '-', ''), 1, 12), 16, '0'))::bit(64)::bigint / 1000.0)
      ELSE (SELECT max(s."sold_at") FROM "sales" s WHERE s."shop_id" = l."shop_id" AND s."rev" < l."rev") END, '-infinity')) OVER of_shop AS at
  FROM "op_ledger" l
  LEFT JOIN "shop_history" h ON h."shop_id" = l."shop_id" AND h."op_id" = l."op_id" AND h."field" = 'vatRate'
  WHERE l."kind" = 'shop.edit' AND l."status" <> 'refused'
  WINDOW of_shop AS (PARTITION BY l."shop_id" ORDER BY l."rev", l."seq")
), told AS (
  SELECT e.*, coalesce((e."was" #>> '{}')::int, (p."became" #>> '{}')::int,
    (SELECT (t."close" ->> 'vatRate')::int FROM "till_acts" t
      WHERE t."shop_id" = e."shop_id" AND t."close" IS NOT NULL AND t."at" < e.at AND t."at" >= coalesce(p.at, '-infinity')
      ORDER BY t."at" DESC LIMIT 1),
    CASE WHEN e.k = 1 THEN 0 END) AS before
  FROM edit e LEFT JOIN edit p ON p."shop_id" = e."shop_id" AND p.k = e.k - 1
), known AS (
  SELECT t."shop_id", t."op_id", t."rev", t."seq", t.k, t.at,
    coalesce((SELECT x.before FROM told x WHERE x."shop_id" = t."shop_id" AND x.k >= t.k AND x.before IS NOT NULL
      ORDER BY x.k LIMIT 1), s."vat_rate") AS before, s."vat_rate" AS now
  FROM told t JOIN "shops" s ON s."id" = t."shop_id"
)
INSERT INTO "former_terms" AS f ("shop_id", "subject_id", "op_id", "rev", "seq", "at", "was")
SELECT k."shop_id", k."shop_id", k."op_id", k."rev", k."seq", k.at, jsonb_build_object('vatRate', k.before)
FROM known k LEFT JOIN known n ON n."shop_id" = k."shop_id" AND n.k = k.k + 1
WHERE k.before <> coalesce(n.before, k.now) AND k.at > '-infinity'
ON CONFLICT ("shop_id", "op_id") DO UPDATE SET "was" = f."was" || excluded."was";--> statement-breakpoint
UPDATE "sales" s SET "vat_rate" = f.rate
FROM (
  SELECT s."shop_id", s."id", coalesce((SELECT (t."was" ->> 'vatRate')::int FROM "former_terms" t
    WHERE t."shop_id" = s."shop_id" AND t."subject_id" = s."shop_id" AND t."was" ? 'vatRate' AND t."at" > s."sold_at"
    ORDER BY t."at", t."rev", t."seq" LIMIT 1), h."vat_rate") AS rate
  FROM "sales" s JOIN "shops" h ON h."id" = s."shop_id"
  WHERE h."vat_rate" > 0 OR EXISTS (SELECT FROM "former_terms" t WHERE t."shop_id" = h."id" AND t."was" ? 'vatRate')
) f
WHERE s."shop_id" = f."shop_id" AND s."id" = f."id" AND f.rate > 0;--> statement-breakpoint
-- A return has the rate of its ticket, and gives back what the ticket has left less the tax of what is left of it (K3).
WITH back AS (
  SELECT b."shop_id", b."id", t.sold, sum(o.total) OVER of_ticket AS so_far, o.total,
    coalesce(t."vat_rate", (SELECT (f."was" ->> 'vatRate')::int FROM "former_terms" f
      WHERE f."shop_id" = b."shop_id" AND f."subject_id" = b."shop_id" AND f."was" ? 'vatRate' AND f."at" > b."sold_at"
      ORDER BY f."at", f."rev", f."seq" LIMIT 1), h."vat_rate") AS rate
  FROM "returns" b
  JOIN "shops" h ON h."id" = b."shop_id"
  CROSS JOIN LATERAL (SELECT sum((l ->> 'quantity')::numeric * (l ->> 'price')::numeric) AS total
    FROM json_array_elements(b."lines") l) o
  LEFT JOIN LATERAL (SELECT s."vat_rate", (SELECT sum((l ->> 'quantity')::numeric * (l ->> 'price')::numeric)
      FROM json_array_elements(s."lines") l) AS sold
    FROM "sales" s WHERE s."shop_id" = b."shop_id" AND s."id" = b."sale_id") t ON true
  WHERE h."vat_rate" > 0 OR EXISTS (SELECT FROM "former_terms" t WHERE t."shop_id" = h."id" AND t."was" ? 'vatRate')
  WINDOW of_ticket AS (PARTITION BY b."shop_id", coalesce(b."sale_id", b."id") ORDER BY b."rev", b."seq")
), left_of AS (
  SELECT "shop_id", "id", rate, CASE WHEN sold IS NULL THEN total ELSE greatest(0, sold - so_far + total) END AS before,
    CASE WHEN sold IS NULL THEN 0 ELSE greatest(0, sold - so_far) END AS after
  FROM back WHERE rate > 0
)
UPDATE "returns" b SET "vat_rate" = l.rate,
  "vat" = div(2 * l.before * l.rate + 10000 + l.rate, 2 * (10000 + l.rate)) - div(2 * l.after * l.rate + 10000 + l.rate, 2 * (10000 + l.rate))
FROM left_of l WHERE b."shop_id" = l."shop_id" AND b."id" = l."id";--> statement-breakpoint
INSERT INTO "day_taxes" ("shop_id", "day", "seller_id", "agency_id", "rate", "base", "vat")
SELECT f."shop_id", f."day", f."seller_id", coalesce(f."agency_id", '00000000-0000-0000-0000-000000000000'), f."vat_rate", sum(f.base), sum(f.vat)
FROM (
  SELECT s."shop_id", s."day", s."seller_id", s."agency_id", s."vat_rate", o.base,
    div(2 * o.base * s."vat_rate" + 10000 + s."vat_rate", 2 * (10000 + s."vat_rate")) AS vat
  FROM "sales" s CROSS JOIN LATERAL (SELECT sum((l ->> 'quantity')::numeric * (l ->> 'price')::numeric) AS base
    FROM json_array_elements(s."lines") l) o WHERE s."vat_rate" > 0
  UNION ALL
  SELECT b."shop_id", b."day", coalesce(b."of_seller_id", b."seller_id"), CASE WHEN b."of_seller_id" IS NULL THEN b."agency_id" ELSE b."of_agency_id" END, b."vat_rate", -o.base, -b."vat"
  FROM "returns" b CROSS JOIN LATERAL (SELECT sum((l ->> 'quantity')::numeric * (l ->> 'price')::numeric) AS base
    FROM json_array_elements(b."lines") l) o WHERE b."vat_rate" > 0
) f
JOIN "shops" h ON h."id" = f."shop_id" AND f."day" < h."totals_through"
GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
-- Devices read anew what they hold without tax: the shop with what it said before, its returns, its closed months.
UPDATE "shop_revisions" r SET "rev" = r."rev" + 1, "turns_rev" = r."rev" + 1, "catalog_rev" = r."rev" + 1
FROM "shops" h WHERE h."id" = r."shop_id"
  AND (h."vat_rate" > 0 OR EXISTS (SELECT FROM "former_terms" t WHERE t."shop_id" = h."id"));--> statement-breakpoint
UPDATE "shops" h SET "rev" = r."rev" FROM "shop_revisions" r
WHERE r."shop_id" = h."id" AND (h."vat_rate" > 0 OR EXISTS (SELECT FROM "former_terms" t WHERE t."shop_id" = h."id"));--> statement-breakpoint
UPDATE "returns" b SET "rev" = r."rev" FROM "shop_revisions" r WHERE r."shop_id" = b."shop_id" AND b."vat_rate" > 0;--> statement-breakpoint
UPDATE "month_books" m SET "rev" = r."rev" FROM "shop_revisions" r
WHERE r."shop_id" = m."shop_id" AND EXISTS (SELECT FROM "day_taxes" d
  WHERE d."shop_id" = m."shop_id" AND d."day" >= m."month" AND d."day" < (m."month" + interval '1 month')::date);
