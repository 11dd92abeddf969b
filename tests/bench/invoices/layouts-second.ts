import { formatted, headOf, ruled, table } from "./paper-markup.ts";
import type { Layout } from "./paper-types.ts";

/** Layouts set aside a second time, until the reader read all others; then looked at too. */
export const secondHeldOut: readonly Layout[] = [
  {
    name: "dépôt de boissons",
    width: 820,
    howMany: [5, 10],
    packs: true,
    style: `${ruled} body{font:15px "Liberation Sans"} th{background:#eee}`,
    body: (facts) =>
      `<p>${facts.day.split("-").reverse().join("/")}</p>${headOf(facts, "Facture de vente", "fr")}${table(
        facts,
        [
          ["Code", "left", ({ productId }) => productId.slice(0, 3).toUpperCase()],
          ["Article", "left", ({ name }) => name],
          ["Qté", "right", ({ count }) => formatted(count, " ")],
          ["U", "left", ({ unit }) => unit.toLowerCase() || "pce"],
          ["P.U. TTC", "right", ({ unitPrice }) => formatted(unitPrice, " ")],
          ["Remise", "right", () => "0"],
          ["Total TTC", "right", ({ total }) => formatted(total, " ")],
        ],
      )}<p class="sum">Net à payer : ${formatted(facts.total, " ")} F CFA</p>`,
  },
  {
    name: "ticket une ligne",
    width: 360,
    howMany: [5, 10],
    thermal: true,
    style: `body{font:14px "Liberation Mono";padding:14px 10px} .line{display:flex;gap:8px} .line span:nth-child(2){flex:1}`,
    body: (facts) =>
      `<center><b>${facts.supplier}</b><br>Av. Kennedy Yaoundé</center><p>${facts.day.split("-").reverse().join("/")} 17:03 N° ${facts.number}</p>${facts.lines
        .map(
          ({ name, count, total }) =>
            `<div class="line"><span>${count}</span><span>${name}</span><span>${formatted(total, " ")}</span></div>`,
        )
        .join(
          "",
        )}<hr><p><b>TOTAL ${formatted(facts.total, " ")} FCFA</b></p><center>MERCI</center>`,
  },
  {
    name: "price list",
    width: 780,
    howMany: [10, 16],
    without: "counts",
    style: `${ruled} body{font:15px "DejaVu Sans"} th{background:#124;color:#fff}`,
    body: (facts) =>
      `<h1>${facts.supplier}</h1><h2>WHOLESALE PRICE LIST</h2>` +
      table(facts, [
        ["No", "left", (_, at) => String(at + 1)],
        ["Item description", "left", ({ name }) => name],
        ["Price (XAF)", "right", ({ unitPrice }) => formatted(unitPrice, ",")],
      ]),
  },
  {
    name: "facture simple",
    width: 740,
    howMany: [4, 9],
    style: `body{font:18px "Liberation Serif"} td,th{padding:8px 12px;border-bottom:1px solid #aaa;text-align:left} .right{text-align:right}`,
    body: (facts) =>
      `<h2>${facts.supplier}</h2><p>Facture ${facts.number} du ${facts.day.split("-").reverse().join("-")}</p>` +
      table(facts, [
        ["Nbre", "right", ({ count }) => formatted(count, " ")],
        ["Détail", "left", ({ name }) => name],
        ["Prix Unit.", "right", ({ unitPrice }) => formatted(unitPrice, ".")],
        ["Prix Total", "right", ({ total }) => formatted(total, ".")],
      ]) +
      `<p class="right"><b>TOTAL : ${formatted(facts.total, ".")}</b></p>`,
  },
];
