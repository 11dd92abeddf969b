ALTER TABLE "returns" ADD COLUMN "of_seller_id" uuid;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "of_agency_id" uuid;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "undoes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "till_no" integer;--> statement-breakpoint
ALTER TABLE "day_totals" ADD COLUMN "voided_lines" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "month_products" ADD COLUMN "voided_lines" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What came back before counts against its ticket too; it stays in the till in which it was counted.
UPDATE "returns" b
SET "of_seller_id" = coalesce(s."seller_id", b."seller_id"),
  "of_agency_id" = CASE WHEN s."id" IS NULL THEN b."agency_id" ELSE s."agency_id" END,
  "undoes" = b."is_void" AND (b."sale_id" IS NULL OR NOT EXISTS (SELECT 1 FROM "returns" e
    WHERE e."shop_id" = b."shop_id" AND e."sale_id" = b."sale_id" AND e."is_void"
      AND (e."rev", e."seq", e."id") < (b."rev", b."seq", b."id"))),
  "till_no" = b."device_no"
FROM "returns" r LEFT JOIN "sales" s ON s."shop_id" = r."shop_id" AND s."id" = r."sale_id"
WHERE r."shop_id" = b."shop_id" AND r."id" = b."id";--> statement-breakpoint
-- The kept figures of closed months in the same terms: what was counted of a return goes, what counts now comes.
CREATE TEMPORARY TABLE "moved_figures" ON COMMIT DROP AS
SELECT "shop_id", "day", "seller_id", "agency_id", sum("sign") AS "returns", sum("sign" * "void") AS "voids", sum("sign" * "pieces") AS "returned_pieces", sum("sign" * "francs") AS "refunded", sum("sign" * "francs") FILTER (WHERE "refund" = 'cash') AS "refunded_cash", sum("sign" * "francs") FILTER (WHERE "refund" = 'mobile-money') AS "refunded_mobile_money", sum("voided_lines") AS "voided_lines"
FROM (
  SELECT b."shop_id", b."day", o."seller_id", coalesce(o."agency_id", '00000000-0000-0000-0000-000000000000') AS "agency_id", o."sign", o."void", o."voided" * json_array_length(b."lines") AS "voided_lines", b."refund", l."pieces", l."francs"
  FROM "returns" b
  JOIN "shops" h ON h."id" = b."shop_id" AND b."day" < h."totals_through"
  CROSS JOIN LATERAL (VALUES (-1, b."seller_id", b."agency_id", b."is_void"::int, 0), (1, b."of_seller_id", b."of_agency_id", b."undoes"::int, b."undoes"::int)) o("sign", "seller_id", "agency_id", "void", "voided")
  CROSS JOIN LATERAL (SELECT sum((x->>'quantity')::numeric) AS "pieces", sum((x->>'quantity')::numeric * (x->>'price')::numeric) AS "francs" FROM json_array_elements(b."lines") x) l
) f
GROUP BY 1, 2, 3, 4;--> statement-breakpoint
DELETE FROM "moved_figures" WHERE "returns" = 0 AND "voids" = 0 AND "returned_pieces" = 0 AND "refunded" = 0 AND coalesce("refunded_cash", 0) = 0 AND coalesce("refunded_mobile_money", 0) = 0 AND "voided_lines" = 0;--> statement-breakpoint
INSERT INTO "day_totals" AS d ("shop_id", "day", "seller_id", "agency_id", "returns", "voids", "returned_pieces", "refunded", "refunded_cash", "refunded_mobile_money", "voided_lines")
SELECT "shop_id", "day", "seller_id", "agency_id", "returns", "voids", "returned_pieces", "refunded", coalesce("refunded_cash", 0), coalesce("refunded_mobile_money", 0), "voided_lines" FROM "moved_figures"
ON CONFLICT ("shop_id", "day", "seller_id", "agency_id") DO UPDATE SET "returns" = d."returns" + excluded."returns", "voids" = d."voids" + excluded."voids", "returned_pieces" = d."returned_pieces" + excluded."returned_pieces", "refunded" = d."refunded" + excluded."refunded", "refunded_cash" = d."refunded_cash" + excluded."refunded_cash", "refunded_mobile_money" = d."refunded_mobile_money" + excluded."refunded_mobile_money", "voided_lines" = d."voided_lines" + excluded."voided_lines";--> statement-breakpoint
DELETE FROM "day_totals" d USING "moved_figures" m
WHERE d."shop_id" = m."shop_id" AND d."day" = m."day" AND d."seller_id" = m."seller_id" AND d."agency_id" = m."agency_id" AND d."tickets" = 0 AND d."returns" = 0;--> statement-breakpoint
UPDATE "month_products" p SET "voided_lines" = v."lines"
FROM (
  SELECT b."shop_id", date_trunc('month', b."day"::timestamp)::date AS "month", x->>'productId' AS "product_id", count(*) AS "lines"
  FROM "returns" b
  JOIN "shops" h ON h."id" = b."shop_id" AND b."day" < h."totals_through"
  CROSS JOIN LATERAL json_array_elements(b."lines") x
  WHERE b."undoes"
  GROUP BY 1, 2, 3
) v
WHERE v."shop_id" = p."shop_id" AND v."month" = p."month" AND v."product_id" = p."product_id";--> statement-breakpoint
-- A revision of its own, so that devices read anew what now counts elsewhere.
CREATE TEMPORARY TABLE "moved_shops" ON COMMIT DROP AS
SELECT "shop_id", "day", true AS "in_book", NULL::uuid AS "id" FROM "moved_figures"
UNION ALL
SELECT "shop_id", "day", false, "id" FROM "returns"
WHERE "of_seller_id" <> "seller_id" OR "of_agency_id" IS DISTINCT FROM "agency_id" OR "undoes" <> "is_void";--> statement-breakpoint
UPDATE "shop_revisions" r SET "rev" = r."rev" + 1, "turns_rev" = r."rev" + 1
WHERE r."shop_id" IN (SELECT "shop_id" FROM "moved_shops");--> statement-breakpoint
UPDATE "returns" b SET "rev" = r."rev" FROM "moved_shops" m, "shop_revisions" r
WHERE b."shop_id" = m."shop_id" AND b."id" = m."id" AND r."shop_id" = b."shop_id";--> statement-breakpoint
UPDATE "month_books" k SET "rev" = r."rev" FROM "moved_shops" m, "shop_revisions" r
WHERE m."in_book" AND k."shop_id" = m."shop_id" AND k."month" = date_trunc('month', m."day"::timestamp)::date AND r."shop_id" = k."shop_id";--> statement-breakpoint
-- Resellers read what stands on receipts from now on: their devices are told of the shop anew.
UPDATE "shop_revisions" r SET "rev" = r."rev" + 1, "turns_rev" = r."rev" + 1
WHERE r."shop_id" IN (SELECT "shop_id" FROM "shop_users" WHERE "role" = 'reseller' AND "is_active");--> statement-breakpoint
UPDATE "shops" h SET "rev" = r."rev" FROM "shop_revisions" r
WHERE r."shop_id" = h."id" AND h."id" IN (SELECT "shop_id" FROM "shop_users" WHERE "role" = 'reseller' AND "is_active");
