CREATE TABLE "month_parts" (
	"shop_id" uuid NOT NULL,
	"month" date NOT NULL,
	"product_ids" text[] NOT NULL,
	"lines" integer[] NOT NULL,
	"pieces" bigint[] NOT NULL,
	"revenue" numeric[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "month_parts_month" ON "month_parts" USING btree ("shop_id","month");--> statement-breakpoint
CREATE VIEW "public"."month_sums" AS (
  select shop_id, month, product_id, sum(lines)::bigint as lines, sum(pieces)::bigint as pieces,
    sum(revenue) as revenue, sum(returned_pieces)::bigint as returned_pieces, sum(refunded) as refunded
  from (
    select shop_id, month, product_id, lines, pieces, revenue, returned_pieces, refunded from month_products
    union all
    select p.shop_id, p.month, of.product_id, of.lines, of.pieces, of.revenue, 0, 0
    from month_parts p, unnest(p.product_ids, p.lines, p.pieces, p.revenue) of(product_id, lines, pieces, revenue)
  ) both_kinds
  group by shop_id, month, product_id);