import { expect, test } from "vitest";
import { spokenShop } from "#tests/spoken/shop.ts";
import { namesPayment, saidStart } from "./said-payment.ts";
import { understand } from "./understand.ts";

const startOf = (text: string, due?: number, chosen?: string) => {
  const proposal = understand(text, spokenShop);
  return saidStart(proposal, chosen, due ?? proposal.total ?? 0);
};

test.each([
  ["2 malta à crédit pour amina", { way: "on-account", customerId: "amina", paidNow: 0 }],
  ["2 malta on credit for blessing", { way: "on-account", customerId: "blessing" }],
  ["2 malta 500 cash le reste à crédit amina", { way: "on-account", paidNow: 500, paidBy: "cash" }],
  ["2 malta moitié crédit amina", { way: "on-account", paidNow: 0 }],
  ["2 malta moitié cash moitié crédit amina", { way: "on-account", paidNow: 600 }],
  [
    "2 malta 400 à crédit le reste momo amina",
    { way: "on-account", paidNow: 800, paidBy: "mobile-money" },
  ],
  ["amina prend 2 malta elle avance 200", { way: "on-account", customerId: "amina", paidNow: 200 }],
  ["2 malta par orange money", { way: "mobile-money", parts: [{ method: "mobile-money" }] }],
  ["2 malta par momo réf PP2401.1234", { way: "mobile-money", reference: "PP2401.1234" }],
  ["2 malta cash", { way: "cash", tendered: undefined }],
  ["2 malta elle donne 5000", { way: "cash", tendered: 5000 }],
  ["2 malta he gave me 2000", { way: "cash", tendered: 2000 }],
  ["2 malta pour amina", { way: "cash", customerId: "amina" }],
  ["2 malta avec ses points amina", { way: "loyalty", customerId: "amina" }],
  [
    "10 malta 2000 en espèces le reste par momo",
    { way: "split", parts: [{ method: "cash", amount: 2000 }, { method: "mobile-money" }] },
  ],
  [
    "2 malta 500 par momo",
    { way: "split", parts: [{ method: "mobile-money", amount: 500 }, { method: "cash" }] },
  ],
  [
    "2 malta moitié cash moitié momo",
    { way: "split", parts: [{ method: "cash", amount: 600 }, { method: "mobile-money" }] },
  ],
])("the payment and the customer that a sale names reach the payment: « %s »", (text, start) => {
  expect(startOf(text)).toMatchObject(start);
});

test("halves and rests follow what is due when it is paid, which is not what was said", () => {
  const halves = startOf("2 malta moitié cash moitié momo", 3001);
  expect(halves.parts).toEqual([{ method: "cash", amount: 1500 }, { method: "mobile-money" }]);
  expect(startOf("2 malta 400 à crédit le reste cash amina", 3000).paidNow).toBe(2600);
});

test("of several customers who are as near the one who was chosen pays", () => {
  const text = "2 malta à crédit pour awa";
  expect(startOf(text).customerId).toBeUndefined();
  expect(startOf(text, 1200, "awa-diop").customerId).toBe("awa-diop");
});

test("several means beside credit are not put in whole, and it says so", () => {
  expect(startOf("2 malta 300 cash 300 momo le reste à crédit amina")).toMatchObject({
    ...{ way: "on-account", paidNow: 600, isPart: true },
  });
});

test("a sale that names neither leaves the payment as it is", () => {
  expect(namesPayment(understand("2 malta", spokenShop))).toBe(false);
  expect(namesPayment(understand("madame zoa prend 2 malta", spokenShop))).toBe(true);
});
