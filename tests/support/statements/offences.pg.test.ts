import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { offences } from "./check.ts";

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

/** `same`: for each parameter the place of the first one that was always the same. */
async function objectionTo(text: string, same: number[] = []): Promise<string | undefined> {
  const places = [...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place));
  const each = Array.from({ length: Math.max(0, ...places) }, (_, at) => same[at] ?? at);
  const [offence] = await offences(fresh.url, [{ text, same: each, from: [], test: "" }]);
  return offence?.why;
}

test.each([
  ["what touches no table of shops", "select * from users u join identities i on i.user_id = u.id"],
  ["one shop", "select * from sales where shop_id = $1 and id = $2"],
  [
    "joins by the shop",
    "select * from sales s join devices d on d.shop_id = s.shop_id and d.no = s.device_no where s.shop_id = $1",
  ],
  [
    "a part for each row",
    "select (select d.code from devices d where d.shop_id = s.shop_id and d.no = s.device_no) from sales s where s.shop_id = $1",
  ],
  [
    "tables of everybody beside",
    "select u.full_name from shop_revisions r join shop_users m on m.shop_id = r.shop_id join users u on u.id = m.user_id where r.shop_id = $1",
  ],
  ["a row", "insert into low_stock (shop_id, product_id, since) values ($1, $2, now())"],
  [
    "rows that are read",
    "insert into low_stock (shop_id, product_id, since) select $1, p.id, now() from products p where p.shop_id = $1",
  ],
  [
    "rows that are read and numbered",
    "insert into product_costs (shop_id, product_id, no, rev) select $1::uuid, p.id, row_number() over (order by p.id), $2 from unnest($3::text[]) p(id)",
  ],
  [
    "a list of things of one shop",
    "update stocks s set quantity = 0 from unnest($2::text[]) g(id) where s.shop_id = $1 and s.product_id = g.id",
  ],
  [
    "a part that hands its shop on",
    "with r as (update shop_revisions set rev = rev + 1 where shop_id = $1 returning shop_id) select * from sales s join r on r.shop_id = s.shop_id",
  ],
  [
    "a search over every shop",
    "/* every shop: costs to reckon */ select distinct b.shop_id from month_books b left join cost_months c on c.shop_id = b.shop_id and c.month = b.month where b.rev > coalesce(c.rev, -1)",
  ],
])("takes %s", async (_, text) => {
  expect(await objectionTo(text)).toBeUndefined();
});

test("takes a shop that two parameters name, where they were always the same", async () => {
  const text =
    "select 1 from sales where shop_id = $1 and exists (select 1 from returns where shop_id = $2)";
  expect(await objectionTo(text, [0, 0])).toBeUndefined();
  expect(await objectionTo(text)).toBe("it names several shops: $1, $2");
});

test("looks at each of the rows that are given one after the other", async () => {
  const text =
    "insert into low_stock (shop_id, product_id, since) values ($1, $2, now()), ($3, $4, now())";
  expect(await objectionTo(text, [0, 1, 0])).toBeUndefined();
  expect(await objectionTo(text)).toBe("it names several shops: $1, $3");
});

test.each([
  ["no shop", "select * from sales where id = $1", "nothing names the shop of sales (sales)"],
  [
    "a list of shops",
    "select * from sales where shop_id = any($1)",
    "nothing names the shop of sales",
  ],
  [
    "shops that are given as rows",
    "select 1 from unnest($1::uuid[]) a(shop_id) join sales s on s.shop_id = a.shop_id",
    "nothing names the shop of sales (s)",
  ],
  [
    "a join on something else",
    "select 1 from sales s join returns b on b.sale_id = s.id where s.shop_id = $1",
    "nothing names the shop of returns (b)",
  ],
  [
    "one shop or another",
    "select 1 from sales where shop_id = $1 or seller_id = $2",
    "nothing names the shop of sales",
  ],
  [
    "the shops of somebody",
    "select 1 from shop_users m join shop_revisions r on r.shop_id = m.shop_id where m.user_id = $1",
    "nothing names the shop of shop_revisions (r)",
  ],
  [
    "a shop that is made up",
    "insert into low_stock (shop_id, product_id, since) values (gen_random_uuid(), $1, now())",
    "nothing names",
  ],
  [
    "rows of another shop",
    "insert into low_stock (shop_id, product_id, since) select p.shop_id, p.id, now() from products p",
    "nothing names",
  ],
  ["a change of all", "delete from notifications where user_id = $1", "nothing names"],
  [
    "what stays on one machine",
    "select 1 from devices d join device_names n on n.device_id = d.device_id where d.shop_id = $1",
    "it reads device_names, which stays on one machine, with a table of shops",
  ],
  [
    "a search of which nobody knows",
    "/* every shop: for fun */ select 1 from sales",
    "nobody has allowed",
  ],
  [
    "a search that changes something",
    "/* every shop: pictures to look at */ delete from images",
    "a search over every shop changes nothing",
  ],
  [
    "a search that joins on something else",
    "/* every shop: pictures to look at */ select 1 from products p join expenses e on e.image_id = p.id",
    "it joins on something else than the shop",
  ],
  [
    "what no index finds",
    "/* every shop: pictures to look at */ select 1 from sales where total > $1",
    "no index finds its rows of sales (sales)",
  ],
  [
    "an index from end to end",
    "/* every shop: pictures to look at */ select shop_id from returns where id = $1",
    "no index finds its rows of returns (returns)",
  ],
  ["what does not exist", "select 1 from sales where shop = $1", "it cannot be planned"],
])("refuses %s", async (_, text, why) => {
  expect(await objectionTo(text)).toContain(why);
});
