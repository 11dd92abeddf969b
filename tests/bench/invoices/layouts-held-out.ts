import { formatted, headOf, table } from "./paper-markup.ts";
import type { Layout } from "./paper-types.ts";

/** Layouts set aside until the reader read the others, then looked at. */
export const heldOut: readonly Layout[] = [
  {
    name: "ticket 80 mm, English",
    width: 380,
    howMany: [5, 10],
    packs: true,
    thermal: true,
    style: `body{font:15px "DejaVu Sans Mono";padding:16px 12px} td{padding:1px 4px} .right{text-align:right} table{width:100%}`,
    body: (facts) =>
      `<center><b>${facts.supplier}</b><br>Commercial Avenue, Bamenda<br>Receipt ${facts.number} - ${facts.day}</center><hr>` +
      table(facts, [
        ["Qty", "left", ({ count, unit }) => formatted(count, ",") + (unit && ` ${unit}`)],
        ["Item", "left", ({ name }) => name],
        ["Price", "right", ({ unitPrice }) => formatted(unitPrice, ",")],
        ["Amt", "right", ({ total }) => formatted(total, ",")],
      ]) +
      `<hr><p>TOTAL XAF <b>${formatted(facts.total, ",")}</b></p><p>Cash ${formatted(facts.total, ",")}<br>Thank you, come again</p>`,
  },
  {
    name: "facture rayée",
    width: 820,
    howMany: [6, 12],
    packs: true,
    style: `body{font:15px "DejaVu Sans"} td,th{padding:6px 8px} th{background:#0b5;color:#fff;text-align:left} tr:nth-child(even){background:#dfeee4} .right{text-align:right}`,
    body: (facts) =>
      `<p style="text-align:right">${facts.day.split("-").reverse().join("/")}</p><h2>${facts.supplier}</h2><p>NIU : M0${facts.number.length}12345678P — BP 1234 Yaoundé</p><h3>Facture n° ${facts.number}</h3>` +
      table(facts, [
        ["Produit", "left", ({ name }) => name],
        ["Prix", "right", ({ unitPrice }) => formatted(unitPrice, " ")],
        [
          "Nombre",
          "right",
          ({ count, unit }) => formatted(count, " ") + (unit && ` ${unit.toLowerCase()}`),
        ],
        ["Montant", "right", ({ total }) => formatted(total, " ")],
      ]) +
      `<p class="right"><b>Net à payer : ${formatted(facts.total, " ")} FCFA</b></p>`,
  },
  {
    name: "vivres au kilo",
    width: 760,
    howMany: [5, 9],
    weighed: true,
    decimals: true,
    style: `body{font:17px "Liberation Sans"} td,th{padding:7px 10px;border:1px solid #777} .right{text-align:right}`,
    body: (facts) =>
      headOf(facts, "BORDEREAU D’ACHAT", "fr") +
      table(facts, [
        ["Marchandise", "left", ({ name }) => name],
        [
          "Poids / Qté",
          "right",
          ({ count, unit }) => `${formatted(count, " ")}${unit && ` ${unit.toLowerCase()}`}`,
        ],
        ["Prix unitaire", "right", ({ unitPrice }) => formatted(unitPrice, " ")],
        ["Somme", "right", ({ total }) => formatted(total, " ")],
      ]) +
      `<p>Somme totale ${formatted(facts.total, " ")}</p>`,
  },
  {
    name: "delivery note",
    width: 800,
    howMany: [6, 12],
    packs: true,
    style: `body{font:15px "Liberation Serif"} td,th{padding:5px 8px} thead th,tr:first-child th{border-bottom:2px solid #000;text-align:left} .right{text-align:right}`,
    body: (facts) =>
      headOf(facts, "DELIVERY NOTE", "en") +
      table(facts, [
        ["Item", "left", (_, at) => String(at + 1)],
        ["Product", "left", ({ name }) => name],
        ["Unit", "left", ({ unit }) => unit || "PCS"],
        ["Quantity", "right", ({ count }) => formatted(count, ",")],
        ["Price", "right", ({ unitPrice }) => formatted(unitPrice, ",")],
        ["Total", "right", ({ total }) => formatted(total, ",")],
      ]) +
      `<p class="right">Total ${formatted(facts.total, ",")}</p><p>Received by ____________ Driver ____________</p>`,
  },
];
