import { heldOut } from "./layouts-held-out.ts";
import { secondHeldOut } from "./layouts-second.ts";
import { formatted, type Grouping, headOf, ruled, table } from "./paper-markup.ts";
import type { Layout, PaperFacts } from "./paper-types.ts";

const tuned: readonly Layout[] = [
  {
    name: "facture tableau",
    width: 800,
    howMany: [6, 12],
    style: `${ruled} body{font:15px "Liberation Sans"}`,
    body: (facts) =>
      headOf(facts, "FACTURE", "fr") +
      table(facts, [
        ["Réf", "left", (_, at) => `A${100 + at * 7}`],
        ["Désignation", "left", ({ name }) => name],
        ["Qté", "right", ({ count, unit }) => formatted(count, " ") + (unit && ` ${unit}`)],
        ["P.U.", "right", ({ unitPrice }) => formatted(unitPrice, " ")],
        ["Montant", "right", ({ total }) => formatted(total, " ")],
      ]) +
      `<p class="sum">Total : ${formatted(facts.total, " ")} FCFA</p><p>Arrêtée la présente facture. Merci de votre confiance.</p>`,
  },
  {
    name: "facture TVA",
    width: 820,
    howMany: [5, 10],
    tax: true,
    packs: true,
    style: `${ruled} body{font:15px "Liberation Serif"} td{border-top:none;border-bottom:none}`,
    body: (facts) =>
      headOf(facts, "Facture", "fr") +
      table(facts, [
        ["Désignation des articles", "left", ({ name }) => name],
        ["Unité", "left", ({ unit }) => unit || "PCE"],
        ["Quantité", "right", ({ count }) => formatted(count, " ")],
        ["Prix unitaire HT", "right", ({ unitPrice }) => formatted(unitPrice, ".")],
        ["Montant HT", "right", ({ total }) => formatted(total, ".")],
      ]) +
      sums(facts, "."),
  },
  {
    name: "ticket 58 mm",
    width: 300,
    howMany: [4, 9],
    thermal: true,
    style: `body{font:14px "Liberation Mono";padding:14px 10px} .two{display:flex;justify-content:space-between}`,
    body: (facts) =>
      `<center><b>${facts.supplier.toUpperCase()}</b><br>Marché Central - Douala<br>Tél: 699 12 34 56</center><p>Ticket ${facts.number}<br>${dotted(facts.day)} 10:42</p><hr>` +
      facts.lines
        .map(
          ({ name, count, unitPrice, total }) =>
            `<div>${name}</div><div class="two"><span>&nbsp; ${formatted(count, " ")} x ${formatted(unitPrice, " ")}</span><span>${formatted(total, " ")}</span></div>`,
        )
        .join("") +
      `<hr><div class="two"><b>TOTAL</b><b>${formatted(facts.total, " ")}</b></div><div class="two"><span>Espèces</span><span>${formatted(facts.total, " ")}</span></div><center>Merci et à bientôt</center>`,
  },
  {
    name: "bon de livraison",
    width: 780,
    howMany: [6, 14],
    packs: true,
    without: "prices",
    style: `${ruled} body{font:16px "DejaVu Sans Condensed"}`,
    body: (facts) =>
      headOf(facts, "BON DE LIVRAISON", "fr") +
      table(facts, [
        ["Quantité", "right", ({ count, unit }) => `${formatted(count, " ")} ${unit}`.trim()],
        ["Désignation", "left", ({ name }) => name],
        ["Observations", "left", () => ""],
      ]) +
      "<p>Reçu conforme le ______________ &nbsp; Signature et cachet</p>",
  },
  {
    name: "liste de prix",
    width: 760,
    howMany: [10, 18],
    without: "counts",
    style: `body{font:16px "Liberation Sans"} td{padding:5px 8px;border-bottom:1px dotted #999} th{text-align:left;border-bottom:2px solid #000}`,
    body: (facts) =>
      `<h1>${facts.supplier}</h1><h2>LISTE DE PRIX - ${facts.day.split("-").reverse().join("/")}</h2>` +
      table(facts, [
        ["Article", "left", ({ name }) => name],
        ["Prix de gros", "right", ({ unitPrice }) => `${formatted(unitPrice, " ")} F`],
      ]),
  },
  {
    name: "matricielle",
    width: 840,
    howMany: [6, 12],
    packs: true,
    style: `body{font:15px/19px "DejaVu Sans Mono";white-space:pre;letter-spacing:.5px} body>*{-webkit-mask-image:radial-gradient(circle,#000 55%,rgba(0,0,0,.55) 75%);-webkit-mask-size:2.2px 2.2px}`,
    body: (facts) => `<div>${matrix(facts)}</div>`,
  },
  {
    name: "invoice",
    width: 800,
    howMany: [6, 11],
    weighed: true,
    style: `body{font:15px "DejaVu Serif Condensed"} th{background:#ddd;text-align:left} td,th{padding:6px 8px} tr{border-bottom:1px solid #bbb}`,
    body: (facts) =>
      headOf(facts, "INVOICE", "en") +
      table(facts, [
        ["S/N", "left", (_, at) => String(at + 1)],
        ["Description", "left", ({ name }) => name],
        ["Qty", "right", ({ count, unit }) => formatted(count, ",") + unit.toLowerCase()],
        ["Unit price", "right", ({ unitPrice }) => formatted(unitPrice, ",")],
        ["Amount", "right", ({ total }) => formatted(total, ",")],
      ]) +
      `<p class="sum">Grand total: XAF ${formatted(facts.total, ",")}</p><p>Goods sold are not returnable.</p>`,
  },
  {
    name: "grossiste",
    width: 800,
    howMany: [6, 12],
    packs: true,
    style: `${ruled} body{font:bold 15px "Liberation Sans Narrow"} th{background:#333;color:#fff}`,
    body: (facts) =>
      headOf(facts, "FACTURE PROFORMA", "fr") +
      table(facts, [
        ["N°", "left", (_, at) => String(at + 1)],
        ["Libellé", "left", ({ name }) => name],
        ["Cond.", "left", ({ unit }) => unit],
        ["Qté", "right", ({ count }) => formatted(count, " ")],
        ["PU", "right", ({ unitPrice }) => `${formatted(unitPrice, " ")} F`],
        ["Total", "right", ({ total }) => `${formatted(total, " ")} F`],
      ]) +
      `<p class="sum">TOTAL NET A PAYER ${formatted(facts.total, " ")} FCFA</p>`,
  },
];

export const layouts: readonly Layout[] = [...tuned, ...heldOut, ...secondHeldOut];

const dotted = (day: string) => day.split("-").reverse().join(".");

function sums(facts: PaperFacts, grouping: Grouping): string {
  const { total, tax } = facts;
  const line = (name: string, francs: number) =>
    `<tr><td>${name}</td><td class="right">${formatted(francs, grouping)}</td></tr>`;
  return `<table class="sums">${line("Total HT", total)}${line("TVA 19,25 %", tax)}${line("Total TTC", total + tax)}</table>`;
}

function matrix(facts: PaperFacts): string {
  const wide = 78;
  const spaced = (number: number) => formatted(number, " ").replaceAll("&nbsp;", " ");
  const row = (name: string, count: string, price: string, sum: string) =>
    `|${name.padEnd(34).slice(0, 34)}|${count.padStart(9)}|${price.padStart(13)}|${sum.padStart(15)}|`;
  const line = "-".repeat(wide - 3);
  return [
    facts.supplier.toUpperCase(),
    `FACTURE No ${facts.number}      DATE ${facts.day.split("-").reverse().join("/")}`,
    line,
    row("DESIGNATION", "QTE", "P.UNITAIRE", "MONTANT"),
    line,
    ...facts.lines.map(({ name, count, unit, unitPrice, total }) =>
      row(
        name.toUpperCase(),
        `${spaced(count)}${unit && ` ${unit}`}`,
        spaced(unitPrice),
        spaced(total),
      ),
    ),
    line,
    `${"NET A PAYER".padEnd(58)}${spaced(facts.total).padStart(16)}`,
    line,
  ].join("\n");
}
