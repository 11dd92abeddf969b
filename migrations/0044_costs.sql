CREATE TABLE "cost_days" (
	"shop_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seller_id" uuid NOT NULL,
	"agency_id" uuid NOT NULL,
	"cost" numeric NOT NULL,
	"unknown" numeric NOT NULL,
	"lost" numeric NOT NULL,
	"lost_unknown" bigint NOT NULL,
	CONSTRAINT "cost_days_shop_id_day_seller_id_agency_id_pk" PRIMARY KEY("shop_id","day","seller_id","agency_id")
);
--> statement-breakpoint
CREATE TABLE "cost_months" (
	"shop_id" uuid NOT NULL,
	"month" date NOT NULL,
	"stale" boolean DEFAULT false NOT NULL,
	"true_up" numeric NOT NULL,
	"rev" bigint NOT NULL,
	CONSTRAINT "cost_months_shop_id_month_pk" PRIMARY KEY("shop_id","month")
);
--> statement-breakpoint
CREATE TABLE "cost_products" (
	"shop_id" uuid NOT NULL,
	"month" date NOT NULL,
	"product_id" text NOT NULL,
	"pieces" bigint NOT NULL,
	"unit" bigint,
	"left" bigint NOT NULL,
	"vat" bigint NOT NULL,
	CONSTRAINT "cost_products_shop_id_month_product_id_pk" PRIMARY KEY("shop_id","month","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_costs" (
	"shop_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"no" integer NOT NULL,
	"said" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rev" bigint NOT NULL,
	CONSTRAINT "product_costs_shop_id_product_id_pk" PRIMARY KEY("shop_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_moves" (
	"shop_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"month" date NOT NULL,
	"pieces" bigint NOT NULL,
	CONSTRAINT "product_moves_shop_id_product_id_month_pk" PRIMARY KEY("shop_id","product_id","month")
);
--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "costs_from" date;--> statement-breakpoint
CREATE INDEX "cost_months_rev" ON "cost_months" USING btree ("shop_id","rev");--> statement-breakpoint
CREATE INDEX "product_costs_rev" ON "product_costs" USING btree ("shop_id","rev");--> statement-breakpoint
UPDATE "shops" SET "costs_from" = "totals_through" WHERE "totals_through" IS NOT NULL;--> statement-breakpoint
-- Pieces of before stand at the beginning: what the shop has now, on the shelf and with resellers, less what moved since.
INSERT INTO "product_moves" ("shop_id", "product_id", "month", "pieces")
SELECT "shop_id", "product_id", '0001-01-01', sum("pieces") FROM (
	SELECT "shop_id", "product_id", "quantity" AS "pieces" FROM "stocks"
	UNION ALL SELECT "shop_id", "product_id", "quantity" - "sold" - "returned" FROM "transfers" WHERE "status" <> 'rejected'
	UNION ALL SELECT s."shop_id", l ->> 'productId', (l ->> 'quantity')::bigint
		FROM "sales" s JOIN "shops" h ON h."id" = s."shop_id", json_array_elements(s."lines") l
		WHERE h."totals_through" IS NULL OR s."day" >= h."totals_through"
	UNION ALL SELECT b."shop_id", l ->> 'productId', -(l ->> 'quantity')::bigint
		FROM "returns" b JOIN "shops" h ON h."id" = b."shop_id", json_array_elements(b."lines") l
		WHERE b."restock" AND (h."totals_through" IS NULL OR b."day" >= h."totals_through")
	UNION ALL SELECT p."shop_id", l ->> 'productId',
			CASE WHEN p."back_of" IS NULL THEN -(l ->> 'quantity')::bigint ELSE (l ->> 'quantity')::bigint END
		FROM "purchases" p JOIN "shops" h ON h."id" = p."shop_id", json_array_elements(p."lines") l
		WHERE h."totals_through" IS NULL OR p."day" >= h."totals_through"
) "all" GROUP BY 1, 2 HAVING sum("pieces") <> 0;--> statement-breakpoint
INSERT INTO "product_costs" ("shop_id", "product_id", "no", "rev")
SELECT m."shop_id", m."product_id", row_number() OVER (PARTITION BY m."shop_id" ORDER BY m."product_id"), r."rev"
FROM "product_moves" m JOIN "shop_revisions" r ON r."shop_id" = m."shop_id";
