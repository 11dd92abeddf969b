-- A statement that reads what changed in a shop (`sync-server/sync/answers/changes.ts`), run on the machine where the shop
-- lies: planned there and not on the one that everybody asks. Its parameters are that statement's, the shop the third.
CREATE FUNCTION "read_there"("its_shop" uuid, "statement" text, "person" uuid, "places" int[], "epochs" bigint[],
  "revs" bigint[], "are_resellers" boolean[], "omitted" uuid[], "budget" bigint, "are_messages" boolean[],
  "are_everybodys" boolean[], "are_offices" boolean[]) RETURNS json LANGUAGE plpgsql STABLE AS $$
DECLARE
  found json;
BEGIN
  EXECUTE 'SELECT json_agg(to_json(found)) FROM (' || statement || ') found' INTO found
    USING person, places, its_shop, epochs, revs, are_resellers, omitted, budget, are_messages, are_everybodys, are_offices;
  RETURN found;
END $$;
