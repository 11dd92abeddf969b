import { expect, test } from "vitest";
import { leftText } from "#shared/leftover.ts";
import { spokenShop } from "#tests/spoken/shop.ts";
import type { SpokenDoubt } from "./proposal.ts";
import { understand } from "./understand.ts";

const said = (text: string) => understand(text, spokenShop);
/** « 2 castel +cash:5000 =1400 » */
const short = (text: string) => {
  const { kind, lines, customer, supplier, tenders, total } = said(text);
  const goods = lines.map(
    ({ quantity, productId = "?", packId, price, amount }) =>
      `${quantity} ${productId}${packId ? `#${packId}` : ""}${price ? `@${price}` : ""}${amount ? `*${amount}` : ""}`,
  );
  const paid = tenders.map(({ method, amount }) => `+${method}${amount ? `:${amount}` : ""}`);
  const people = [customer && `~${customer.id}`, supplier && `^${supplier.id}`].filter(Boolean);
  return [
    ...(kind === "sale" ? [] : [kind]),
    ...goods,
    ...people,
    ...paid,
    ...(total === undefined ? [] : [`=${total}`]),
  ].join(" ");
};

test.each([
  ["3 savons azur 400 et 2 malta", "3 azur-400 2 malta =3000"],
  ["sprite 2 fanta 1", "2 sprite 1 fanta =1200"],
  ["un carton de 24 malta", "24 malta#carton =13500"],
  ["un sac de cinquante de riz parfumé", "50000 riz-parfume#sac50kg =28500"],
  ["pour 500 francs de riz parfumé", "833 riz-parfume*500 =500"],
  ["2 malta elle donne 5000", "2 malta +cash:5000 =1200"],
  ["2 malta 500 cash le reste momo", "2 malta +cash:500 +mobile-money =1200"],
  ["2 malta moitié cash moitié momo", "2 malta +cash:600 +mobile-money:600 =1200"],
  ["2 malta à crédit amina", "2 malta ~amina +credit =1200"],
  ["amina 2 malta elle paye demain", "2 malta ~amina +credit =1200"],
  ["2 malta pour didier c'est amina qui paye", "2 malta ~amina =1200"],
  ["3 malta à 500 l'unité", "3 malta@500 =1500"],
  ["3 malta à 1500 les trois", "3 malta*1500 =1500"],
  ["3 malta le tout à 1600", "3 malta =1600"],
  ["2 bougies non 3", "3 bougies =300"],
  ["2 bougies et 1 malta enlève la bougie", "1 malta =600"],
  ["5 bougies enlève deux", "3 bougies =300"],
  ["1 coca 1,5 l plutôt le petit", "1 coca-50 =400"],
  ["2 sandales 40 et une 42", "2 sandale-40 1 sandale-42 =4500"],
  ["payé 2000 le taxi", "expense =2000"],
  ["amina a remis 5 000", "payment ~amina =5000"],
  ["reçu 10 cartons de peak à 9000 de mahima", "purchase 240 peak#carton@9000 ^mahima =90000"],
  ["2 malta annule", "nothing"],
  ["bonjour", "nothing"],
  ["amina doit 5000", "nothing"],
])("« %s » is %s", (text, meant) => {
  expect(short(text)).toBe(meant);
});

test.each<[string, SpokenDoubt]>([
  ["2 savons azur", "several-products"],
  ["deux oignons", "no-quantity"],
  ["asur 200", "inexact-name"],
  ["deux mille cinq bonbons", "two-readings-of-a-number"],
  ["3 500 bonbons", "two-readings-of-a-number"],
  ["2 malta à 500 à 550", "two-readings-of-a-price"],
  ["2 malta à 1200", "price-or-amount"],
  ["2 malta à 60", "price-or-amount"],
  ["2 malta à 550 pour 1000", "price-or-amount"],
  ["bonbons 100", "price-or-amount"],
  ["500 de bonbons", "price-or-amount"],
  ["2 malta et 2 malta", "corrected"],
  ["2 malta non", "corrected"],
  ["2 malta le tout à 500", "total-differs"],
  ["2 malta elle donne 1000", "total-differs"],
  ["2 malta awa", "several-customers"],
  ["2 malta à crédit", "credit-without-customer"],
  ["2 malta cash momo", "no-amount"],
  ["250 francs de malta", "uneven-amount"],
  ["la moitié d'un malta", "uneven-amount"],
  ["2 malta et du ndolé", "words-left-over"],
  ["2 malta 3", "words-left-over"],
  ["2 malta ou 3 castel", "question"],
  ["2 malta ?", "question"],
  ["3 cartons de klin", "no-such-pack"],
  ["une paire de piles aa", "no-such-pack"],
  ["2000000 malta", "too-many"],
  ["dépense 3000", "no-category"],
  ["2 malta avec le reçu", "several-kinds"],
  ["j'ai payé amina 3000", "several-kinds"],
  ["savon mabou facture 4500", "several-kinds"],
])("« %s » is doubted: %s", (text, doubt) => {
  expect(said(text).unsure).toContain(doubt);
});

test.each([
  "2 malta",
  "1 kg et demi de riz parfumé",
  "un casier de castel à crédit amina",
  "payé 2000 le taxi",
  "amina a payé 5000",
  "reçu 10 cartons de titus à 22000",
])("« %s » leaves nothing open", (text) => {
  expect(said(text).unsure).toEqual([]);
});

test.each([
  ["Bonjour, 2 Malta et du Ndolé frais", "Ndolé"],
  ["3 quinoa", "3 quinoa"],
  ["amina a payé 5000 pour le chat", "chat"],
  ["combien coûte le malta", "combien coûte … malta"],
])("« %s » leaves « %s » over", (text, leftover) => {
  expect(leftText(said(text))).toBe(leftover);
});

test.each([
  ["3 castel 1000 cash le reste demain amina", ["cash:1000", "credit:"], "demain"],
  ["3 castel amina 1000 maintenant et le reste samedi", ["cash:1000", "credit:"], "samedi"],
  ["3 castel en dette pour amina", ["credit:"], undefined],
  ["3 castel note ça pour amina", ["credit:"], undefined],
  ["3 castel sur le carnet de amina", ["credit:"], undefined],
  ["3 castel amina she go pay month end", ["credit:"], "month end"],
  ["3 castel cash 500, credit for the balance amina", ["cash:500", "credit:"], undefined],
  ["3 castel amina un acompte de 1000", ["deposit:1000"], undefined],
  ["3 castel pour amina elle n’a pas payé", ["credit:"], undefined],
  ["3 castel il me tend un billet de 5000", ["cash:5000"], undefined],
])("what a sale says of its payment is never thrown away: « %s »", (text, paid, promised) => {
  const { tenders, customer, ...rest } = said(text);
  expect(tenders.map(({ method, amount = "" }) => `${method}:${amount}`)).toEqual(paid);
  expect(rest.promised).toBe(promised);
  if (text.includes("amina")) expect(customer?.id).toBe("amina");
});

test.each([
  ["3 castel j’ai 5000", "5000"],
  ["3 castel il reste 500", "500"],
  ["3 castel par chèque", "chèque"],
  ["3 castel plus transport 1000", "transport 1000"],
  ["3 castel remise 10 %", "remise 10"],
  ["3 castel cash 3000 monnaie 900", "monnaie 900"],
])("what has no place in the payment is left over: « %s »", (text, left) => {
  expect(leftText(said(text))).toContain(left);
});

test("a line that is not sure names all that it may be, each with its own quantity", () => {
  const [line] = said("2 kilos de riz").lines;
  expect(line).toMatchObject({ sure: false, said: "2 kilos de riz" });
  expect(line?.productId).toBeUndefined();
  expect(line?.candidates.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ["riz-parfume", 2000],
    ["riz-casse", 2000],
  ]);
});

test("what is weighed and what is in boxes are both offered, whatever the number", () => {
  const [line] = said("2 sucre").lines;
  expect(
    line?.candidates.slice(0, 2).map(({ productId, quantity }) => [productId, quantity]),
  ).toEqual([
    ["sucre-poudre", 2000],
    ["sucre-carre", 2],
  ]);
  expect(said("2 sucre").unsure).toContain("several-products");
});

test("a purchase without a price has no total, one that is not settled neither", () => {
  expect(said("reçu 3 cartons de titus").total).toBeUndefined();
  expect(said("2 savons azur").total).toBeUndefined();
});

test("a text beyond all length is read as far as it goes, and says so", () => {
  const { unsure, lines } = said(`2 malta ${" ".repeat(2000)} 3 castel`);
  expect(lines).toHaveLength(1);
  expect(unsure).toContain("words-left-over");
});

test("what is said of an archived pack is said of no pack", () => {
  const [malta] = spokenShop.products.filter(({ id }) => id === "malta");
  const packs = malta?.packs?.map((pack) => ({ ...pack, archived: true as const }));
  const shop = { products: malta ? [{ ...malta, packs }] : [], customers: [] };
  expect(understand("un carton de malta", shop).unsure).toContain("no-such-pack");
});

test("« tu » is two in pidgin, and elsewhere only before goods, with a doubt", () => {
  expect(understand("tu malta", spokenShop, "pidgin").lines[0]?.quantity).toBe(2);
  expect(said("tu malta").unsure).toContain("two-readings-of-a-number");
  expect(said("tu prends 3 malta").unsure).toEqual([]);
});
