import { noAgency } from "#server/db/tables/totals.ts";
import { type KindOnServer, ofOffice } from "#server/sync/entries/kind.ts";
import type { CostMonth } from "#shared/schemas/cost.ts";
import { packGoods } from "#shared/sync/packed-goods.ts";
import { columnsOf, isWithProducts } from "./row-sql.ts";

/** Of months that are not closed, and of the beginning: the others are in the rows of months. */
const moved = `(select coalesce(json_agg(json_build_array(to_char(pm.month, 'YYYY-MM'), pm.pieces) order by pm.month), '[]')
  from product_moves pm join shops ps on ps.id = pm.shop_id
  where pm.shop_id = :shop and pm.product_id = pc.product_id
    and (pm.month = '0001-01-01' or pm.month >= coalesce(ps.totals_through, '-infinity')))`;

export const productCosts = ofOffice({
  table: "product_costs",
  as: "pc",
  row: `json_build_object('productId', pc.product_id, 'no', pc.no, 'said', pc.said, 'moved', ${moved}, 'rev', pc.rev)`,
  counts: "1",
  order: "pc.no",
  part: { rows: 5000, turn: 1 },
});

/** An exact sum of the books, as its francs and their millionths. */
const exactly = (sum: string) => ({
  francs: `floor(${sum})::bigint`,
  micros: `((${sum} - floor(${sum})) * 1000000)::bigint`,
});

const exactColumns = (sum: string, order: string) => columnsOf(exactly(sum), order);

const inOrder = "d.day, d.seller_id, d.agency_id";
const days = `json_build_object('day', coalesce(json_agg(d.day order by ${inOrder}), '[]'),
  'sellerId', coalesce(json_agg(d.seller_id order by ${inOrder}), '[]'),
  'agencyId', coalesce(json_agg(nullif(d.agency_id, '${noAgency}') order by ${inOrder}), '[]'),
  'cost', ${exactColumns("d.cost", inOrder)},
  'unknown', coalesce(json_agg(d.unknown order by ${inOrder}), '[]'),
  'lost', ${exactColumns("d.lost", inOrder)},
  'lostUnknown', coalesce(json_agg(d.lost_unknown order by ${inOrder}), '[]'))`;

const products = (withVat: string) =>
  columnsOf(
    {
      ...{ step: "d.step", francs: "coalesce(d.unit / 1000000, -1)" },
      ...{ micros: "coalesce(d.unit % 1000000, 0)", pieces: "d.pieces", left: 'd."left"' },
      ...(withVat && { vat: withVat }),
    },
    "d.no",
  );

const ofMonth = (what: string) => `(select ${what} from (
    select p.*, k.no, k.no - lag(k.no, 1, 0) over (order by k.no) as step from cost_products p
    join product_costs k on k.shop_id = :shop and k.product_id = p.product_id
    where p.shop_id = :shop and p.month = cm.month) d)`;

const right = exactly("cm.true_up");

/** The last one always: whatever comes after takes up from it, however long the shop had slept. */
const isTold = `(${isWithProducts("cm")} or cm.month = (select max(l.month) from cost_months l where l.shop_id = :shop))`;

const monthsAsTold = ofOffice({
  table: "cost_months",
  as: "cm",
  row: `json_build_object('id', to_char(cm.month, 'YYYY-MM'),
    'days', (select ${days} from cost_days d
      where d.shop_id = :shop and d.day >= cm.month and d.day < (cm.month + interval '1 month')::date),
    'products', case when ${isTold} then
      case when exists (select 1 from cost_products v where v.shop_id = :shop and v.month = cm.month and v.vat <> 0)
        then ${ofMonth(products("d.vat"))} else ${ofMonth(products(""))} end end,
    'trueUp', json_build_array(${right.francs}, ${right.micros}), 'rev', cm.rev)`,
  counts: "200",
  order: "cm.month desc",
  part: { rows: 12, turn: 3 },
});

export const costMonths: KindOnServer = {
  ...monthsAsTold,
  packed: {
    from: 2,
    fields: ["goods"],
    row: (told) => {
      const { products, ...row } = told as CostMonth;
      return { ...row, products: null, ...(products && { goods: packGoods(products) }) };
    },
  },
};
