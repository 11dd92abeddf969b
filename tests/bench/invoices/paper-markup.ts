import type { PaperFacts, PaperLine } from "./paper-types.ts";

export type Grouping = " " | "." | ",";
type Column = readonly [
  title: string,
  side: "left" | "right",
  text: (line: PaperLine, at: number) => string,
];

export const ruled =
  "td,th{border:1px solid #333;padding:5px 8px} th{text-align:left} .sums{margin-left:auto;margin-top:8px}";

/** 12 500, 12.500 or 12,500; decimals with what the other does not use. */
export function formatted(number: number, grouping: Grouping): string {
  const [whole = "", decimals] = String(number).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, grouping === " " ? "&nbsp;" : grouping);
  const point = grouping === "," ? "." : ",";
  return decimals === undefined ? grouped : `${grouped}${point}${decimals}`;
}

export function table({ lines }: PaperFacts, columns: readonly Column[]): string {
  const titles = columns.map(([title, side]) => `<th class="${side}">${title}</th>`).join("");
  const rows = lines.map(
    (line, at) =>
      `<tr>${columns.map(([, side, text]) => `<td class="${side}">${text(line, at)}</td>`).join("")}</tr>`,
  );
  return `<table class="goods"><tr>${titles}</tr>${rows.join("")}</table>`;
}

/** Who sells, to whom, which paper. */
export function headOf(facts: PaperFacts, kind: string, language: "fr" | "en"): string {
  const day = facts.day.split("-").reverse().join("/");
  const [date, number, client] =
    language === "fr"
      ? ["Date", "N°", "Client : Boutique Akwa"]
      : ["Date", "No.", "Bill to: Akwa Shop"];
  return `<h1>${facts.supplier}</h1><p>BP 4521 Douala · Tél. 233 42 18 ${facts.number.slice(-2)} · RC/DLA/2019/B/1204</p><h2>${kind} ${number} ${facts.number}</h2><p>${date} : ${day}</p><p>${client}</p>`;
}

/** A whole page of HTML. */
export function pageOf(width: number, style: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box}body{margin:0;width:${width}px;padding:36px 30px;background:#fff;color:#111}table{border-collapse:collapse}.goods{width:100%;margin:12px 0}.right{text-align:right}.sum{text-align:right;font-weight:bold}h1{font-size:1.6em;margin:0}h2{font-size:1.2em}${style}</style><body>${body}`;
}
