import { describe, expect, test } from "vitest";
import { guessPeople } from "#shared/rules/person-columns.ts";
import { groupPeople } from "#shared/rules/person-groups.ts";
import type { PeopleReading } from "#shared/rules/person-reading.ts";
import { readPeople } from "#shared/rules/person-rows.ts";

type Said = Partial<Pick<PeopleReading, "sign" | "lines" | "others" | "blanks">>;

/** Reading of a text: people with francs owed, refused lines with the reason, and the questions. */
function readOf(text: string, suppliers = false, said: Said = {}) {
  const rows = text.split("\n").map((line) => line.split(";"));
  const reading = { ...guessPeople(rows, "CM"), sign: undefined, lines: undefined, ...said };
  const read = readPeople(rows, reading, { suppliers, country: "CM" });
  return {
    people: groupPeople(read.rows, read.isNotebook, {}).map((one) => [one.name, one.balance]),
    refused: read.rows.flatMap(({ line, trouble }) => (trouble ? [[line, trouble]] : [])),
    asks: read.asks,
    notes: read.rows.map(({ note }) => note),
    left: read.leftover.map(({ text: part }) => part),
  };
}

describe("a column of amounts is no name, note or address, whatever its title resembles", () => {
  test.each([
    "Client;First purchase;Montant dû\nAwa;XAF 5,000;15 000\nAli;XAF 700;900",
    "Client;Last payment;Reste\nAwa;FCFA 2 000;15 000\nAli;500 F;900",
    "Client;Family credit;Reste dû\nAwa;CFA 2,000;15 000\nAli;CFA 0;900",
    "Nom;Note;Reste\nAwa;FCFA 500;15 000\nAli;100 F;900",
  ])("%s", (text) => {
    const { people, notes } = readOf(text);
    expect(people).toEqual([
      ["Awa", 15_000],
      ["Ali", 900],
    ]);
    expect(notes).toEqual(["", ""]);
  });

  test("« You will get » and « You will give » are two sides", () => {
    const { people } = readOf("Name;You will get;You will give\nAwa;CFA 2,500;\nAli;;CFA 800");
    expect(people).toEqual([
      ["Awa", 2_500],
      ["Ali", -800],
    ]);
  });
});

describe("a column that says who is a customer and who a supplier", () => {
  const files = [
    "Nom;Type;Solde dû\nAwa;Client;15 000\nSABC;Fournisseur;90 000\nAli;Client;500",
    "Display name;Relation;Balance due\nAwa;Customer;15000\nSABC;Vendor;90000\nAli;customer;500",
    "Intitulé;Groupe;Reste\nAwa;Clients;15 000\nSABC;Fournisseurs;90 000\nAli;Clients divers;500",
    "Contact;Genre;Dette\nAwa;client;15 000\nSABC;fournisseur;90 000\nAli;CLIENT;500",
  ];
  test.each(files)("%s", (text) => {
    const people = [
      ["Awa", 15_000],
      ["Ali", 500],
    ];
    expect(readOf(text)).toMatchObject({ people, refused: [[3, "is-supplier"]], asks: {} });
    expect(readOf(text, true)).toMatchObject({
      people: [["SABC", 90_000]],
      refused: [
        [2, "is-customer"],
        [4, "is-customer"],
      ],
    });
  });

  test("whoever is both stands on both sides, an account of neither on none", () => {
    const text = `Name;Parent;Closing Balance
Awa;Sundry Debtors;15,000.00 Dr
UBA;Bank Accounts;400,000.00 Dr
Ali;Client et fournisseur;500.00 Dr
Rose;;700.00 Dr`;
    const { people, refused } = readOf(text);
    expect(people).toEqual([
      ["Awa", 15_000],
      ["Ali", 500],
      ["Rose", 700],
    ]);
    expect(refused).toEqual([[3, "role-unknown"]]);
  });

  test("a name that begins with the word says nothing of roles", () => {
    const { people } = readOf("Nom;Reste\nClient Awa;500\nClient Ali;700\nClient du coin;90");
    expect(people).toHaveLength(3);
  });
});

describe("whoever is on the other side of a list of parties is asked about", () => {
  test.each([
    "Tiers;Débit;Crédit\nAwa;15 000;\nSABC;;90 000",
    "Party Name;Receivable;Payable\nAwa;15000;0\nSABC;0;90000",
    "Compte contact;Doit;Avoir\nAwa;15 000;\nSABC;;90 000",
  ])("%s", (text) => {
    const others = { name: "SABC", francs: -90_000 };
    expect(readOf(text).asks).toEqual({ others });
    expect(readOf(text, false, { others: "leave" })).toMatchObject({
      people: [["Awa", 15_000]],
      refused: [[3, "is-supplier"]],
      asks: { others },
    });
    expect(readOf(text, false, { others: "keep" }).people).toEqual([
      ["Awa", 15_000],
      ["SABC", -90_000],
    ]);
    expect(readOf(text, true).asks).toEqual({ others: { name: "Awa", francs: -15_000 } });
  });

  test.each(["Client;Doit;Avoir", "Balance des clients\nTiers;Débit;Crédit"])(
    "not where the file says whose list it is: %s",
    (head) => {
      const { asks, people } = readOf(`${head}\nAwa;15 000;\nAli;;900`);
      expect(asks).toEqual({});
      expect(people).toContainEqual(["Ali", -900]);
    },
  );
});

describe("of several pairs of sides the one that says what is left counts", () => {
  test.each([
    "Client;Débit;Crédit;Solde débiteur;Solde créditeur\nAwa;5 000;1 000;9 000;\nAli;1 000;3 000;;700",
    "Customer;Opening Dr;Opening Cr;Closing Dr;Closing Cr\nAwa;5000;;9000;\nAli;;300;;700",
    "Client;Solde initial débit;Solde initial crédit;Débit;Crédit\nAwa;1;;9 000;\nAli;;2;;700",
  ])("%s", (text) => {
    expect(readOf(text).people).toEqual([
      ["Awa", 9_000],
      ["Ali", -700],
    ]);
  });
});

describe("a word behind the amount says whether it is owed or paid ahead", () => {
  test.each([
    ["15000 Due", "1500 Advance"],
    ["15 000 dû", "1 500 d’avance"],
    ["XAF 15,000.00 owing", "XAF 1,500.00 prepaid"],
    ["15 000 F impayé", "1 500 F acompte"],
  ])("%s, %s", (owed, ahead) => {
    const text = `Name;Balance\nAwa;${owed}\nAli;${ahead}`;
    for (const suppliers of [false, true])
      expect(readOf(text, suppliers)).toMatchObject({
        people: [
          ["Awa", 15_000],
          ["Ali", -1_500],
        ],
        asks: {},
      });
  });
});

describe("lines without a name below a named one are asked about, and nothing of them is lost", () => {
  const notebooks = [
    "Date;Nom;Article;Montant\n01/11;Awa;riz;5 000\n02/11;;sucre;700\n;;sel;300\n03/11;Ali;lait;200",
    "Customer;Item;Amount owed\nAwa;rice;5000\n;sugar;700\n;salt;300\nAli;milk;200",
    "Nom;Prénom;Dette\nDIOP;Awa;5 000\n;;700\n;;300\nBELLO;Ali;200",
  ];
  test.each(notebooks)("%s", (text) => {
    const { asks, refused, left } = readOf(text);
    expect(asks.blanks?.lines).toEqual([3, 4]);
    expect(refused).toEqual([
      [3, "name-missing"],
      [4, "name-missing"],
    ]);
    expect(left.join()).toContain("700");
    const told = readOf(text, false, { blanks: "above" });
    expect(told.people.map(([, francs]) => francs)).toEqual([6_000, 200]);
    expect(told.refused).toEqual([]);
  });

  test("not the sum below, nor a line with a telephone of its own", () => {
    const { asks, refused } = readOf(
      "Nom;Téléphone;Dette\nAwa;677001234;500\nAli;;200\n;699001122;100\n;;800",
    );
    expect(asks).toEqual({});
    expect(refused).toEqual([
      [4, "name-missing"],
      [5, "sum-row"],
    ]);
  });
});
