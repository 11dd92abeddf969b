-- Lines and payments of a sale in whichever form they were written, as `sync-server/db/short-sales.ts` reads them for
-- JavaScript: as lists with names, and of lines how many there are and of which products, which is asked for each change.
-- Expressions alone, which Postgres takes into the statement that asks.
CREATE FUNCTION "long_lines"("lines" json) RETURNS json LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN left(lines::text, 1) <> '"' THEN lines
    ELSE ('[{"productId":' || replace(replace(replace(replace(lines::text, '`', '","quantity":'), '^', ',"price":'),
      '~', ',"name":"'), '|', '"},{"productId":"') || '}]')::json END
$$;--> statement-breakpoint
CREATE FUNCTION "long_payments"("payments" json) RETURNS json LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN left(payments::text, 1) <> '"' THEN payments
    -- Of what was handed over the last is a number, and the end of the text falls away; a reference is a word.
    WHEN position('^' IN payments::text) > 0
    THEN ('[{"method":' || replace(replace(replace(left(payments::text, -1), '`', '","amount":'), '^', ',"tendered":'),
      '|', '},{"method":"') || '}]')::json
    ELSE ('[{"method":' || replace(replace(replace(payments::text, '`', '","amount":'), '~', ',"reference":"'),
      '|', '"},{"method":"') || '}]')::json END
$$;--> statement-breakpoint
CREATE FUNCTION "count_lines"("lines" json) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN left(lines::text, 1) = '"' THEN cardinality(string_to_array(lines::text, '|'))
    ELSE json_array_length(lines) END
$$;--> statement-breakpoint
CREATE FUNCTION "products_in_lines"("lines" json) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT split_part(l, '`', 1)
  FROM string_to_table(CASE WHEN left(lines::text, 1) = '"' THEN btrim(lines::text, '"') END, '|') l
  UNION ALL
  SELECT l ->> 'productId' FROM json_array_elements(CASE WHEN left(lines::text, 1) <> '"' THEN lines END) l
$$;--> statement-breakpoint
ALTER TABLE "sales" ALTER COLUMN "flags" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_shop_id_id_pk";
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_shop_id_id_pk" PRIMARY KEY("id","shop_id");
