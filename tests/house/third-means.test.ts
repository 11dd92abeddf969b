import { i18n, type MessageDescriptor } from "@lingui/core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Means, MeansOfPayment } from "#shared/schemas/means.ts";
import { meansOfPayment } from "#shared/schemas/means-of-payment.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { formatMoney } from "#web/i18n/money.ts";

/**
 * Two means more, planted into the table and its words alone: one on paper that lies in the drawer, one that lies
 * nowhere. Whatever adds up money has to book each as itself, the two that are there among them.
 */
const plantedMeans = (id: string, name: string, inDrawer: boolean) => ({
  ...{ id, inDrawer, carries: "reference", byMessage: false, cameLater: true, usesDeposit: false },
  ...{
    received: `planted${name}`,
    refunded: `refundedPlanted${name}`,
    debts: `debtsPlanted${name}`,
  },
});
const planted = [
  plantedMeans("planted-paper", "Paper", true),
  plantedMeans("planted-nowhere", "Nowhere", false),
] as const;
const all = [...meansOfPayment, ...planted] as unknown as readonly Means[];
const word = (id: string, message = id) => ({ id: message });
const words = (of: (id: string) => unknown) =>
  Object.fromEntries(planted.map(({ id }) => [id, of(id)]));

async function withThem() {
  vi.resetModules();
  const table = await vi.importActual<object>("#shared/schemas/means-of-payment.ts");
  vi.doMock("#shared/schemas/means-of-payment.ts", () => ({ ...table, meansOfPayment: all }));
  vi.doMock("#web/blocks/words/payment-words.ts", async (actual) => {
    const known = await actual<typeof import("#web/blocks/words/payment-words.ts")>();
    return { ...known, paymentWords: { ...known.paymentWords, ...words((id) => word(id)) } };
  });
  vi.doMock("#web/blocks/other-means/means-words.ts", async (actual) => {
    const { meansWords } = await actual<typeof import("#web/blocks/other-means/means-words.ts")>();
    const own = words((id) => ({
      ...{ net: word(id, `${id} net`), sold: word(id, `${id} sold`) },
      ...{ givenBack: word(id, `${id} back`), debtsPaid: word(id, `${id} debts`) },
      ...{ ofWhich: word(id, `of which ${id}`), amount: (francs: string) => word(id, francs) },
    }));
    return { meansWords: { ...meansWords, ...own } };
  });
  return {
    ...(await import("#shared/rules/figures.ts")),
    ...(await import("#shared/rules/refund.ts")),
    ...(await import("#shared/rules/refunded-by.ts")),
    ...(await import("#shared/rules/came-back.ts")),
    ...(await import("#shared/rules/sell.ts")),
    ...(await import("#shared/rules/reference.ts")),
    ...(await import("#shared/rules/till.ts")),
    ...(await import("#shared/schemas/sale.ts")),
    ...(await import("#shared/schemas/till.ts")),
    ...(await import("#shared/schemas/month-book.ts")),
    ...(await import("#server/db/tables/totals.ts")),
    ...(await import("#server/sync/figures/add-to-totals.ts")),
    ...(await import("#server/sync/kinds/row-sql.ts")),
    ...(await import("#web/blocks/words/payment-words.ts")),
    ...(await import("#web/blocks/other-means/means-words.ts")),
    ...(await import("#web/blocks/other-means/part-draft.ts")),
    ...(await import("#web/blocks/receipt/receipt-rows.ts")),
    ...(await import("#web/blocks/till/mobile-payments.ts")),
    ...(await import("#web/blocks/reports/report-figures.ts")),
    ...(await import("#web/features/reports/report-document.ts")),
    ...(await import("#web/features/till-reports/report-rows.ts")),
    ...(await import("#web/features/till-reports/day-rows.ts")),
    ...(await import("#web/features/tickets/refund/refund-words.ts")),
    ...(await import("#web/store/read-models/facts/month-figures.ts")),
  };
}
let product: Awaited<ReturnType<typeof withThem>>;

beforeAll(async () => {
  i18n.loadAndActivate({ locale: "fr", messages: {} });
  product = await withThem();
}, 120_000);
afterAll(() => {
  vi.doUnmock("#shared/schemas/means-of-payment.ts");
  vi.doUnmock("#web/blocks/words/payment-words.ts");
  vi.doUnmock("#web/blocks/other-means/means-words.ts");
  vi.resetModules();
});

const when = { day: "2026-11-05", sellerId: "4c1a1f5e-2f0d-4a35-8a4e-0d6c8f1b2a37" };
const lines = (price: number) => [{ productId: "savon", quantity: 1, price }];
const shop = {
  ...{ name: "Akwa", address: "", phone: "", receiptFooter: "" },
  ...{ timeZone: "Africa/Douala", vatRate: 0 },
};
const customerId = "0197aaaa-0000-7000-8000-00000000000c";
const carried = { tendered: "tendered", reference: "reference" };
const paid = ({ id, carries }: Means, amount: number): Payment => {
  const told = { tendered: amount, reference: `ref ${id}` }[carries as "tendered"] ?? customerId;
  const name = carried[carries as "tendered"] ?? "customerId";
  return { method: id, amount, [name]: told } as Payment;
};
/** A report but for its figures. */
const till = {
  ...{ shop, deviceCode: "A", sellers: [], openedAt: null, wasOpened: true, vatRate: 0 },
};
/** All francs that figures tell of means, by the names of the figures that are not nothing. */
const tell = (figures: object) =>
  Object.fromEntries(
    all
      .flatMap(({ received, refunded }) => [received, refunded])
      .map((name) => [name, (figures as Record<string, number>)[name]] as const)
      .filter(([, francs]) => francs !== 0),
  );
/** A row of a paper that tells so many francs beside these words. */
const row = (left: string, francs: number) =>
  expect.objectContaining({ left, right: String(francs) });
const rightsOf = (rows: readonly object[], left: string) =>
  rows.flatMap((one) => ("left" in one && one.left === left && "right" in one ? [one.right] : []));
const net = (id: MeansOfPayment) => i18n._(product.meansWords[id].net);

describe.each(all.map((one) => [one.id, one] as const))("%s", (id, means) => {
  const { received, refunded, inDrawer } = means;
  const sale = {
    kind: "sale" as const,
    ...when,
    receipt: 1,
    lines: lines(700),
    payments: [paid(means, 700)],
  };
  const back = { kind: "return" as const, ...when, lines: lines(300), refund: id, isVoid: false };

  test("travels as it is, and nothing of an unknown one does", () => {
    expect(product.paymentSchema.parse(paid(means, 700))).toEqual(paid(means, 700));
    expect(product.paymentSchema.safeParse({ ...paid(means, 700), method: "x" }).success).toBe(
      false,
    );
    const body = {
      ...{ saleId: null, lines: lines(300), restock: true, refund: id, total: 300 },
      reason: "casse",
    };
    expect(product.returnBodySchema.parse(body).refund).toBe(id);
    expect(product.returnBodySchema.safeParse({ ...body, refund: "x" }).success).toBe(false);
  });

  test("is paid for all and for a part", () => {
    expect(product.paymentObjection([paid(means, 700)], 700)).toBeUndefined();
    if (means.carries === "tendered" || means.carries === "reference") {
      const part = { ...product.freshPart(means.id), reference: `ref ${id}` };
      expect(product.paymentsOf([part], 700)).toEqual({ ok: true, value: [paid(means, 700)] });
    }
    expect(product.referencesIn([paid(means, 1)])).toHaveLength(
      means.carries === "reference" ? 1 : 0,
    );
  });

  test("makes its own figures of a sale and of a return, and no other's", () => {
    expect(tell(product.amountsOfSale(sale))).toEqual({ [received]: 700 });
    expect(tell(product.amountsOfReturn(back))).toEqual({ [refunded]: 300 });
    const [day] = product.dayFiguresOf([sale, sale], [back]);
    expect(tell(day ?? {})).toEqual({ [received]: 1400, [refunded]: 300 });
    expect(
      tell(product.sumOf([product.amountsOfSale(sale), product.amountsOfReturn(back)])),
    ).toEqual({
      ...{ [received]: 700, [refunded]: 300 },
    });
  });

  test("goes back as it was paid", () => {
    const left = product.leftByMeans([paid(means, 700)], [{ refund: id, total: 300 }]);
    expect(left[id]).toBe(400);
    expect(Object.values(left).reduce((a, b) => a + b)).toBe(400);
    expect(product.proposedRefund(400, left)).toEqual({ refund: id });
    expect(product.refundedBy({ refund: id }, 300)[id]).toBe(300);
    expect(product.leavesTicketsTill({ refund: id })).toBe(!inDrawer);
    expect(product.refundMeansOf({ payments: [paid(means, 700)] })).toContain(id);
  });

  test("is expected in the drawer if it lies there, and stands on X and Z as itself", () => {
    const figures = product.tillFigures(1000, [sale, back]);
    expect(figures.expected).toBe(inDrawer ? 1400 : 1000);
    expect(tell(figures)).toEqual({ [received]: 700, [refunded]: 300 });
    expect(product.tillFiguresSchema.parse(figures)).toEqual(figures);
    const before = product.tillFigures(1000, [sale, { ...back, isInFloat: true }]);
    expect(before.expected).toBe(inDrawer ? 1700 : 1000);
    const rows = product.tillRows({ ...till, figures }, i18n);
    for (const one of all) {
      const francs = one === means ? ["400"] : one.debts ? ["0"] : [];
      expect(rightsOf(rows, net(one.id))).toEqual(francs);
    }
    if (inDrawer)
      expect(
        rightsOf(
          rows,
          i18n._((product.meansWords[id] as object as { sold: MessageDescriptor }).sold),
        ),
      ).toEqual(["700"]);
  });

  test("pays debts as itself if it is money, and only into the drawer what lies there", () => {
    const debt = { kind: "payment" as const, method: id, amount: 250 };
    const figures = product.tillFigures(1000, [sale, debt]);
    const { debts } = means;
    expect(figures.expected).toBe(1000 + (inDrawer ? 700 + (debts ? 250 : 0) : 0));
    const told = all.flatMap((one) => one.debts ?? []);
    expect(told.map((name) => (figures as Record<string, unknown>)[name])).toEqual(
      told.map((name) => (name === debts ? 250 : 0)),
    );
    expect(product.tillFiguresSchema.parse(figures)).toEqual(figures);
    const rows = product.tillRows({ ...till, figures }, i18n);
    const words = product.meansWords[id] as object as { debtsPaid?: MessageDescriptor };
    if (words.debtsPaid) expect(rightsOf(rows, i18n._(words.debtsPaid))).toEqual(["250"]);
    expect(rows).toContainEqual(expect.objectContaining({ left: "NET", right: formatMoney(700) }));
  });

  test("stands in the day, the month and their books as itself", () => {
    const amounts = product.sumOf([product.amountsOfSale(sale), product.amountsOfReturn(back)]);
    const day = { shop, day: when.day, amounts, closings: [], unclosed: [], completeness: "" };
    expect(product.dayRows(day, i18n)).toContainEqual(row(net(id), 400));
    const columns = Object.entries({ ...when, agencyId: null, ...amounts });
    const days = Object.fromEntries(columns.map(([name, value]) => [name, [value]]));
    const book = product.monthBookSchema.parse({ id: "2026-11", days, products: null, rev: 1 });
    expect(tell(product.daysOfMonth(book)[0] ?? {})).toEqual({ [received]: 700, [refunded]: 300 });
    expect(product.monthRow).toContain(`'${received}', coalesce(json_agg(d.`);
    expect(product.monthRow).toContain(`'${refunded}', coalesce(json_agg(d.`);
    expect(Object.keys(product.dayTotals)).toEqual(expect.arrayContaining([received, refunded]));
    expect(product.addToDays).toMatch(
      new RegExp(`\\b${received.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`)} = d\\.`),
    );
  });

  test("is a line of its own in reports and their files", () => {
    const days = product.dayFiguresOf([sale], [back]).map((one) => ({ ...one, shopId: "akwa" }));
    const period = { from: "2026-11-01", to: "2026-11-30" };
    const report = product.reportOf({ period, days, products: [], daysBefore: undefined });
    expect(
      report.means.filter(({ received, refunded }) => received !== 0 || refunded !== 0),
    ).toEqual([{ means: id, received: 700, refunded: 300 }]);
    const filters = {
      kind: "3-months" as const,
      period,
      shop: "akwa",
      agency: undefined,
      seller: undefined,
    };
    const open = {
      report,
      filters,
      before: period,
      shops: [],
      books: [],
      notebooks: [],
      knownFrom: null,
      detailFrom: "",
    };
    const { splits } = product.documentOf(
      { open, completeness: [], madeAt: "2026-11-20T14:05" },
      i18n,
    );
    expect(splits.flatMap(({ rows }) => rows)).toContainEqual([
      ...[i18n._(product.paymentWords[id]), 700, 300, 400],
    ]);
  });

  test("stands on the receipt by its name, and among the messages only if one proves it", () => {
    const receipt = {
      ...{ shop, receiptNo: "A-000001", soldAt: "2026-11-05T10:00:00.000Z", sellerName: "Awa" },
      ...{
        lines: [{ name: "Savon", quantity: 1, price: 700 }],
        payments: [paid(means, 700)],
        total: 700,
      },
    };
    const named =
      means.carries === "tendered" ? "Espèces reçues" : i18n._(product.paymentWords[id]);
    expect(product.receiptRows(receipt, i18n)).toContainEqual(row(named, 700));
    const ticket = { id: "one", ...receipt } as never;
    expect(product.mobilePaymentsOf(["one"], () => ticket)).toHaveLength(means.byMessage ? 1 : 0);
  });
});

test("what a ticket was paid in parts by goes back in cash first, then by the means with most left", () => {
  const payments = all.map((one, place) => paid(one, 100 * (place + 1)));
  expect(product.changeOf(payments)).toBe(0);
  const left = product.leftByMeans(payments, []);
  expect(Object.values(left)).toEqual(all.map((_, place) => 100 * (place + 1)));
  expect(product.proposedRefund(450, left)).toEqual({ refund: all.at(-1)?.id, cashPart: 100 });
});

test("closings and months from before a means came tell nothing of it and are read as they stand", () => {
  const figures = product.tillFigures(1000, []);
  const before = Object.fromEntries(
    Object.entries(figures).filter(([name]) => !/planted/i.test(name)),
  );
  expect(product.tillFiguresSchema.parse(before)).toEqual(before);
  const { cash: _, ...without } = before;
  expect(product.tillFiguresSchema.safeParse(without).success).toBe(false);
  const rows = product.tillRows(
    { ...till, figures: product.tillFiguresSchema.parse(before) },
    i18n,
  );
  expect(rows).toContainEqual(row("planted-paper net", 0));
});
