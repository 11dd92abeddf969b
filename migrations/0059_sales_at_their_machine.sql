-- Sales of one shop that come for the first time, on the machine where the shop lies: what the statement of
-- `sync-server/sync/sales/sale-statement.ts` does without exceptions, in plain steps, for Citus sends the parts of one
-- statement back and forth. Its parameters are that statement's, in its order (`sale-columns.ts`); lists of words are one
-- text, parted by the record separator. Null where what the sales were judged by has changed; an error, and nothing
-- written, where one is there already or a product has no stock.
CREATE FUNCTION "sell"("its_shop" uuid, "its_epoch" bigint, "its_catalog_rev" bigint, "its_members_rev" bigint,
  "sale_shop" int[], "sale_seller_id" uuid[], "sale_recorded_by" uuid[], "sale_agency_id" uuid[], "sale_device_no" int[],
  "sale_id" uuid[], "sale_seq" bigint[], "sale_sold_at" bigint[], "sale_device_at" bigint[], "sale_day" date[],
  "sale_receipt" int[], "sale_total" bigint[], "sale_vat_rate" int[], "sale_hash" text, "sale_link" text,
  "sale_catalog_rev" bigint[], "sale_flags" text, "sale_lines" text, "sale_payments" text, "sale_discounts" text,
  "move_ord" int[], "move_shop" int[], "move_product_id" text, "move_pieces" bigint[], "move_threshold" int[],
  "told_id" uuid[], "told_reference" text, "speaker_id" uuid[]) RETURNS json LANGUAGE plpgsql AS $$
DECLARE
  its record;
  again uuid[] := '{}';
  crossed json;
  stocks json;
  moved bigint;
BEGIN
  UPDATE shop_revisions r SET rev = r.rev + 1
  WHERE r.shop_id = its_shop AND r.epoch = its_epoch AND r.catalog_rev = its_catalog_rev AND r.members_rev = its_members_rev
  RETURNING r.rev, r.turns_rev INTO its;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF EXISTS (SELECT 1 FROM op_ledger l WHERE l.shop_id = its_shop AND l.op_id = ANY (sale_id)) THEN
    RAISE division_by_zero;
  END IF;
  IF cardinality(told_id) > 0 THEN
    WITH told AS (
      INSERT INTO payment_references AS p (shop_id, reference, sale_id)
      SELECT its_shop, r.reference, r.id
      FROM unnest(told_id, string_to_array(told_reference, E'\x1e')) WITH ORDINALITY r(id, reference, n) ORDER BY r.n
      ON CONFLICT DO NOTHING RETURNING p.reference, p.sale_id
    )
    SELECT coalesce(array_agg(DISTINCT r.id), '{}') INTO again
    FROM unnest(told_id, string_to_array(told_reference, E'\x1e')) r(id, reference)
    WHERE NOT EXISTS (SELECT 1 FROM told t WHERE t.reference = r.reference AND t.sale_id = r.id);
  END IF;
  INSERT INTO sales (shop_id, id, rev, device_no, seq, seller_id, sold_at, device_at, day, lines, total, flags, receipt,
    payments, recorded_by, agency_id, vat_rate, discounts, hash, link, catalog_rev)
  SELECT its_shop, o.id, its.rev, o.device_no, o.seq, o.seller_id, to_timestamp(o.sold_at::float8 / 1000), o.device_at, o.day,
    o.lines::json, o.total, CASE WHEN o.flags = '-' THEN '{}' ELSE string_to_array(nullif(o.flags, '0'), ',') END
      || CASE WHEN o.id = ANY (again) AND o.flags NOT LIKE '%reference-used%' THEN '{reference-used}'::text[] END,
    o.receipt, o.payments::json, o.recorded_by, o.agency_id, o.vat_rate, nullif(o.discounts, '-')::json,
    decode(o.hash, 'hex'), decode(nullif(o.link, '-'), 'hex'), o.catalog_rev
  FROM unnest(sale_seller_id, sale_recorded_by, sale_agency_id, sale_device_no, sale_id, sale_seq, sale_sold_at,
    sale_device_at, sale_day, sale_receipt, sale_total, sale_vat_rate, string_to_array(sale_hash, E'\x1e'),
    string_to_array(sale_link, E'\x1e'), sale_catalog_rev, string_to_array(sale_flags, E'\x1e'),
    string_to_array(sale_lines, E'\x1e'), string_to_array(sale_payments, E'\x1e'), string_to_array(sale_discounts, E'\x1e'))
    o(seller_id, recorded_by, agency_id, device_no, id, seq, sold_at, device_at, day, receipt, total, vat_rate, hash, link,
      catalog_rev, flags, lines, payments, discounts);
  WITH stock AS (
    UPDATE stocks s SET quantity = s.quantity - m.pieces, sold = s.sold + m.pieces, rev = its.rev
    FROM unnest(string_to_array(move_product_id, E'\x1e'), move_pieces, move_threshold) m(product_id, pieces, threshold)
    WHERE s.shop_id = its_shop AND s.product_id = m.product_id
    RETURNING s.product_id, s.quantity, s.sold, s.quantity <= m.threshold AND s.quantity + m.pieces > m.threshold AS is_crossed
  )
  SELECT count(*), json_agg(s.product_id) FILTER (WHERE s.is_crossed),
    json_agg(json_build_array(s.product_id, s.quantity, s.sold))
  INTO moved, crossed, stocks FROM stock s;
  IF moved <> cardinality(move_pieces) THEN
    RAISE division_by_zero;
  END IF;
  RETURN json_build_object('n', 1, 'rev', its.rev, 'crossed', crossed, 'again', to_json(nullif(again, '{}')),
    'turnsRev', its.turns_rev, 'stocks', stocks, 'accessRevs', (
      SELECT json_agg((SELECT u.access_rev FROM users u WHERE u.id = x.id) ORDER BY x.n)
      FROM unnest(speaker_id) WITH ORDINALITY x(id, n)));
END $$;
