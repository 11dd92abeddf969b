import { books, changed, type KindOnServer, rowsOf, weighed } from "#server/sync/entries/kind.ts";
import { memberRow, shopCardRow, shopRow } from "./row-sql.ts";

export const shops: KindOnServer = {
  changes: `case when ${books} and h.rev > a.rev then (case when a.reseller then json_build_array(${shopCardRow})
    else json_build_array(${shopRow}) end) end`,
  // One row, with whatever else.
  weight: { staff: null, reseller: null },
  load: {
    row: shopRow,
    resellerRow: shopCardRow,
    from: "shops h",
    where: "h.id = :shop",
    own: "true",
    order: "h.id",
    part: "first",
  },
};

const members = "shop_users m join users u on u.id = m.user_id";

const membersKind: KindOnServer = {
  changes: `case when ${books} and r.members_rev > a.rev then ${rowsOf(
    memberRow,
    `${members} where ${changed("m")} and (not a.reseller or m.user_id = $1)`,
  )} end`,
  // A reseller reads one.
  weight: { staff: weighed("1", "shop_users"), reseller: null },
  load: {
    row: memberRow,
    from: members,
    where: "m.shop_id = :shop",
    own: "m.user_id::text = :owner",
    order: "m.joined_at, m.user_id",
    part: "first",
  },
};

export { membersKind as members };
