import { expect, test } from "vitest";
import { leftText } from "#shared/leftover.ts";
import { understand } from "#shared/spoken/understand.ts";
import { sentencesOf } from "./expected.ts";
import { measured } from "./measure.ts";
import { spokenShop } from "./shop.ts";

/** Right, or a question with the right choice first; nothing wrong without a doubt. */
function expectReached(sentences: string) {
  const { notReached, wrongInSilence, wrongTotalsInSilence } = measured(sentencesOf(sentences));
  expect([...notReached, ...wrongInSilence, ...wrongTotalsInSilence]).toEqual([]);
}

test("somebody without a name who buys is sold to", () =>
  expectReached(`
le client achète 3 castel => 3 castel
une dame achète 2 omo 500 => 2 omo-500
woman don buy 2 castel => 2 castel
2 omo 500 for one pikin => 2 omo-500
nous avons acheté 3 cartons titus à 22000 => purchase 3 titus#carton @22000
3 cartons titus achetés à 22000 => purchase 3 titus#carton @22000`));

test("what a telephone is charged with is sold where recharges are, and is asked", () => {
  expectReached(`
crédit téléphone mille => 1 mtn-1000 ! or 1 orange-1000 !
airtime 500 => 1 mtn-500 ! or 1 orange-500 !
2 crédits téléphone de 500 => 2 mtn-500 ! or 2 orange-500 !
transfert de crédit 500 à amina => 1 mtn-500 ~amina ! or 1 orange-500 ~amina !
payé crédit téléphone 1000 pour la boutique => expense =1000 :airtime
recharge mtn 1000 pour la boutique => expense =1000 :airtime
forfait internet 5000 => expense =5000 :airtime`);
  const nothingSold = { products: [], customers: [] };
  expect(understand("crédit téléphone mille", nothingSold)).toMatchObject({
    ...{ kind: "expense", total: 1000, category: "airtime" },
  });
});

test("digits behind a size are no thousands", () =>
  expectReached(`
omo 500 900 => 1 omo-500 @900
savon azur 400 600 => 1 azur-400 @600
couches taille 4 170 => 1 couches-4 @170
coca 50 400 => 1 coca-50 @400
2 cahier 100 600 => 2 cahier-100 *600
2 sandales 40 100 savon dettol => 2 sandale-40 100 savon-dettol !
milo 400 2 000 => 1 milo @2000
2 malta 1 200 => 2 malta *1200`));

test("francs that a pack costs are of a pack, and that is asked", () =>
  expectReached(`
castel 7800 => 1 castel#casier @7800 !
sprite 4400 => 1 sprite#pack @4400 !
marlboro 1100 => 1 marlboro#paquet @1100 !
riz brisé 21500 => 1 riz-casse#sac50kg @21500 !
2 titus 48000 => 2 titus#carton *48000 !
6 castel 4200 => 6 castel *4200`));

test("francs before a means of payment that may be another price are asked", () => {
  for (const text of [
    "guinness 65 cl 1450 sur la note de Amina",
    "castel 650 à crédit amina",
    "milo 400 g 2 200 par momo",
    "2 castel 1300 momo",
  ])
    expect([text, understand(text, spokenShop).unsure.length > 0]).toEqual([text, true]);
  expect(understand("2 castel 1400 momo", spokenShop).unsure).toEqual([]);
  expect(understand("2 castel 5000 cash", spokenShop).unsure).toEqual([]);
});

test.each([
  "je n'ai plus de pétrole",
  "il n'y a plus de castel",
  "plus de milo",
  "no more rice",
  "le sucre est fini",
  "sugar don finish",
  "rupture de farine",
  "il manque du sel",
])("what is gone is not sold: « %s »", (text) => {
  const { kind, unsure, leftover } = understand(text, spokenShop);
  expect([kind, unsure]).toEqual(["nothing", ["words-left-over"]]);
  expect(leftover.length).toBeGreaterThan(0);
});

test("what is written in somebody's book is owed", () =>
  expectReached(`
put 2 castel in brice book => 2 castel ~brice +credit
2 castel on brice's tab => 2 castel ~brice +credit
3 fanta sur l'ardoise de brice => 3 fanta ~brice +credit
mets 2 castel sur la note d'amina => 2 castel ~amina +credit
one book for brice => 1 cahier-100 ~brice ! or 1 cahier-200 ~brice !`));

test.each([
  ["Fanta Keïta veut 2 castel", "castel", "Fanta Keïta"],
  ["Titus Bamba a pris 2 castel", "castel", "Titus Bamba"],
  ["Chantal Mvogo prend 2 castel", "castel", "Chantal Mvogo"],
  ["pour Malta Kouadio 2 castel", "castel", "Malta"],
])("the first of two names is neither goods nor somebody else: « %s »", (text, only, name) => {
  const { lines, customer, stranger, leftover } = understand(text, spokenShop);
  expect(lines.map(({ productId }) => productId)).toEqual([only]);
  expect([customer, stranger]).toEqual([undefined, name]);
  expect(leftText({ leftover })).toContain(name);
});

test("a number behind what is denied is the right one", () =>
  expectReached(`
pas 2 malta, 3 => 3 malta !
pas 3 castel mais 4 => 4 castel !
pas 2 sacs de farine, 3 => 3 farine#sac50kg !
j'ai dit pas 2 malta mais 3 et 2 castel => 3 malta 2 castel !
le tout à 2800 => nothing !
2 castel le tout à, 3 fanta => 2 castel 3 fanta !`));

test("a heap for so many francs holds what these pay for, and a kolo is a thousand", () =>
  expectReached(`
un tas de piment à 300 => 100 piment *300 ?tas
un tas d'arachides à 600 => 500 arachides *600 ?tas
3 castel il donne 3 kolo => 3 castel +cash:3000
amina a payé 5 kolos => payment ~amina =5000`));
