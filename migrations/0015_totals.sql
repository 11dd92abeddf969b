CREATE TABLE "day_totals" (
	"shop_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seller_id" uuid NOT NULL,
	"agency_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"tickets" bigint DEFAULT 0 NOT NULL,
	"lines" bigint DEFAULT 0 NOT NULL,
	"pieces" bigint DEFAULT 0 NOT NULL,
	"revenue" numeric DEFAULT 0 NOT NULL,
	"cash" numeric DEFAULT 0 NOT NULL,
	"mobile_money" numeric DEFAULT 0 NOT NULL,
	"returns" bigint DEFAULT 0 NOT NULL,
	"voids" bigint DEFAULT 0 NOT NULL,
	"returned_pieces" bigint DEFAULT 0 NOT NULL,
	"refunded" numeric DEFAULT 0 NOT NULL,
	"refunded_cash" numeric DEFAULT 0 NOT NULL,
	"refunded_mobile_money" numeric DEFAULT 0 NOT NULL,
	CONSTRAINT "day_totals_shop_id_day_seller_id_agency_id_pk" PRIMARY KEY("shop_id","day","seller_id","agency_id")
);
--> statement-breakpoint
CREATE TABLE "month_books" (
	"shop_id" uuid NOT NULL,
	"month" date NOT NULL,
	"rev" bigint NOT NULL,
	CONSTRAINT "month_books_shop_id_month_pk" PRIMARY KEY("shop_id","month")
);
--> statement-breakpoint
CREATE TABLE "month_products" (
	"shop_id" uuid NOT NULL,
	"month" date NOT NULL,
	"product_id" text NOT NULL,
	"lines" bigint DEFAULT 0 NOT NULL,
	"pieces" bigint DEFAULT 0 NOT NULL,
	"revenue" numeric DEFAULT 0 NOT NULL,
	"returned_pieces" bigint DEFAULT 0 NOT NULL,
	"refunded" numeric DEFAULT 0 NOT NULL,
	CONSTRAINT "month_products_shop_id_month_product_id_pk" PRIMARY KEY("shop_id","month","product_id")
);
--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "agency_id" uuid;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "totals_through" date;--> statement-breakpoint
CREATE INDEX "month_books_rev" ON "month_books" USING btree ("shop_id","rev");--> statement-breakpoint
ALTER TABLE "day_totals" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "month_products" SET (fillfactor = 80);--> statement-breakpoint
-- The figures of what is in the books already; as in shared/rules/figures.ts.
INSERT INTO "day_totals" ("shop_id", "day", "seller_id", "agency_id", "tickets", "lines", "pieces", "revenue", "cash", "mobile_money", "returns", "voids", "returned_pieces", "refunded", "refunded_cash", "refunded_mobile_money")
SELECT "shop_id", "day", "seller_id", coalesce("agency_id", '00000000-0000-0000-0000-000000000000'), sum("tickets"), sum("lines"), sum("pieces"), sum("revenue"), sum("cash"), sum("mobile_money"), sum("returns"), sum("voids"), sum("returned_pieces"), sum("refunded"), sum("refunded_cash"), sum("refunded_mobile_money")
FROM (
  SELECT s."shop_id", s."day", s."seller_id", s."agency_id", 1 AS "tickets", jsonb_array_length(s."lines") AS "lines", l."pieces", l."revenue", p."cash", p."mobile_money", 0 AS "returns", 0 AS "voids", 0 AS "returned_pieces", 0 AS "refunded", 0 AS "refunded_cash", 0 AS "refunded_mobile_money"
  FROM "sales" s
  CROSS JOIN LATERAL (SELECT sum((x->>'quantity')::numeric) AS "pieces", sum((x->>'quantity')::numeric * (x->>'price')::numeric) AS "revenue" FROM jsonb_array_elements(s."lines") x) l
  CROSS JOIN LATERAL (SELECT coalesce(sum((x->>'amount')::numeric) FILTER (WHERE x->>'method' = 'cash'), 0) AS "cash", coalesce(sum((x->>'amount')::numeric) FILTER (WHERE x->>'method' = 'mobile-money'), 0) AS "mobile_money" FROM jsonb_array_elements(s."payments") x) p
  UNION ALL
  SELECT b."shop_id", b."day", b."seller_id", b."agency_id", 0, 0, 0, 0, 0, 0, 1, b."is_void"::int, l."pieces", l."refunded", CASE WHEN b."refund" = 'cash' THEN l."refunded" ELSE 0 END, CASE WHEN b."refund" = 'mobile-money' THEN l."refunded" ELSE 0 END
  FROM "returns" b
  CROSS JOIN LATERAL (SELECT sum((x->>'quantity')::numeric) AS "pieces", sum((x->>'quantity')::numeric * (x->>'price')::numeric) AS "refunded" FROM jsonb_array_elements(b."lines") x) l
) f
GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO "month_products" ("shop_id", "month", "product_id", "lines", "pieces", "revenue", "returned_pieces", "refunded")
SELECT "shop_id", date_trunc('month', "day")::date, "line"->>'productId', sum("sign"), sum("sign" * ("line"->>'quantity')::numeric), sum("sign" * ("line"->>'quantity')::numeric * ("line"->>'price')::numeric), sum((1 - "sign") * ("line"->>'quantity')::numeric), sum((1 - "sign") * ("line"->>'quantity')::numeric * ("line"->>'price')::numeric)
FROM (
  SELECT "shop_id", "day", jsonb_array_elements("lines") AS "line", 1 AS "sign" FROM "sales"
  UNION ALL
  SELECT "shop_id", "day", jsonb_array_elements("lines"), 0 FROM "returns"
) f
GROUP BY 1, 2, 3;
