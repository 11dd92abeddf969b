import { writtenMoments } from "./moment.ts";
import { currencySigns, numeral, signsBefore } from "./money.ts";

/**
 * The language of patterns: signs stand for themselves; a blank for one or more blanks or new lines, `~` for any number
 * of them, none included; `[…]` for what may be missing; `{slot}` for what differs; `…` at the end for whatever follows.
 */
export type Template = { nodes: readonly Node[]; isOpen: boolean };

type Node =
  | { kind: "sign"; sign: string }
  | { kind: "blank" | "free" }
  | { kind: "slot"; name: string; shape: RegExp | undefined }
  | { kind: "maybe"; nodes: readonly Node[] };

/** What a slot took, by its name, as places in the text; the first counts where a name comes twice. */
export type Fit = {
  slots: Map<string, [from: number, to: number]>;
  oddBlanks: number;
  /** End of the template, where the text behind it begins. */
  end: number;
};

const money = new RegExp(`(?:${signsBefore} ?)?${numeral}(?: ?${currencySigns})?`, "y");
const phone = /\+?\d{8,15}(?!\d)|\+?\d(?: ?\d){7,14}(?!\d)/y;

/** Behind a message may come an advertisement, but not a second message. */
const anotherReceipt = /(?:solde|balance)[a-z :]{0,30}\d/;

/**
 * Shapes of the slots. A slot without a shape (`name`, `words`) takes the text before the next signs of the template,
 * 120 signs at most.
 */
const shapes: Readonly<Record<string, RegExp>> = {
  ...{ amount: money, fee: money, tax: money, balance: money, money },
  ...{ phone, own: phone },
  code: /\d{1,15}/y,
  at: new RegExp(writtenMoments.map(({ source }) => unnamed(source)).join("|"), "y"),
  digits: /\d{6,16}(?!\d)/y,
  dated: /[a-z]{2,3}\d{6}\.\d{4}\.[a-z]?\d{4,9}(?![a-z0-9])/y,
  letters: /t_[a-z0-9]{8,12}(?![a-z0-9_])|(?=[a-z_]{0,15}\d)[a-z0-9_]{8,20}(?![a-z0-9_])/y,
  bank: /\d{6,12}\.[a-z]{2}\d{7}\.\d{3}(?!\d)/y,
};
const longestWords = 120;

function unnamed(source: string): string {
  return source.replaceAll(/\(\?<\w+>/g, "(?:");
}

/** The operator's own words in a template, without its slots. */
export function literalsOf(written: string): string {
  return written.replaceAll(/\{[^}]*\}/g, " ").replaceAll(/[[\]~…]/g, " ");
}

export function readTemplate(written: string): Template {
  const isOpen = written.endsWith("…");
  const [nodes] = nodesFrom(isOpen ? written.slice(0, -1).trimEnd() : written, 0);
  return { nodes, isOpen };
}

function nodesFrom(written: string, start: number): [Node[], number] {
  const nodes: Node[] = [];
  let at = start;
  while (at < written.length && written[at] !== "]") {
    const sign = written[at] ?? "";
    if (sign === "[") {
      const [inner, end] = nodesFrom(written, at + 1);
      nodes.push({ kind: "maybe", nodes: inner });
      at = end + 1;
    } else if (sign === "{") {
      const end = written.indexOf("}", at);
      const [name = "", shape = name] = written.slice(at + 1, end).split(":");
      nodes.push({ kind: "slot", name, shape: shapes[shape] });
      at = end + 1;
    } else {
      nodes.push(
        sign === " " ? { kind: "blank" } : sign === "~" ? { kind: "free" } : { kind: "sign", sign },
      );
      at += 1;
    }
  }
  return [nodes, at];
}

/**
 * Lays a template on a folded text, from its first sign; undefined where it does not fit. Nothing is tried twice but
 * where words end, which looks ahead no further than the next slot: a long text takes no longer than its length asks.
 */
export function fitTemplate({ nodes, isOpen }: Template, plain: string): Fit | undefined {
  const fit: Fit = { slots: new Map(), oddBlanks: 0, end: 0 };
  fit.end = walk(nodes, 0, plain, fit);
  if (fit.end < 0) return undefined;
  const isMore = isOpen ? anotherReceipt : /[^\s.!]/;
  return isMore.test(plain.slice(fit.end)) ? undefined : fit;
}

/** Where the text goes on behind the nodes, or -1. */
function walk(nodes: readonly Node[], start: number, plain: string, fit: Fit): number {
  let place = start;
  for (const [index, node] of nodes.entries()) {
    if (node.kind === "sign") {
      if (plain[place] !== node.sign) return -1;
      place += 1;
    } else if (node.kind === "slot") {
      const end = node.shape
        ? endOfShape(node.shape, plain, place)
        : endOfWords(nodes.slice(index + 1), plain, place);
      if (end < 0) return -1;
      if (!fit.slots.has(node.name)) fit.slots.set(node.name, [place, end]);
      place = end;
    } else if (node.kind === "maybe") {
      const inside: Fit = { ...fit, slots: new Map(fit.slots) };
      const end = walk(node.nodes, place, plain, inside);
      if (end >= 0) {
        fit.slots = inside.slots;
        fit.oddBlanks = inside.oddBlanks;
        place = end;
      }
    } else {
      const end = endOfBlanks(plain, place);
      if (node.kind === "blank" && end !== place + 1) fit.oddBlanks += 1;
      place = end;
    }
  }
  return place;
}

function endOfShape(shape: RegExp, plain: string, place: number): number {
  shape.lastIndex = place;
  return shape.test(plain) ? shape.lastIndex : -1;
}

function endOfBlanks(plain: string, place: number): number {
  let end = place;
  while (plain[end] === " " || plain[end] === "\n") end += 1;
  return end;
}

/** Words end where the template goes on, up to and with its next slot; without anything behind them, with the line. */
function endOfWords(rest: readonly Node[], plain: string, place: number): number {
  const next = rest.findIndex(({ kind }) => kind === "slot");
  const ahead =
    next < 0
      ? rest
      : rest.slice(0, rest[next]?.kind === "slot" && isWords(rest[next]) ? next : next + 1);
  const last = Math.min(plain.length, place + longestWords);
  for (let end = place + 1; end <= last; end += 1) {
    if (plain[end - 1] === "\n" && ahead.length === 0) return end - 1;
    if (
      ahead.length > 0 &&
      walk(ahead, end, plain, { slots: new Map(), oddBlanks: 0, end: 0 }) >= 0
    )
      return end;
  }
  return ahead.length === 0 ? last : -1;
}

function isWords(node: Node): boolean {
  return node.kind === "slot" && node.shape === undefined;
}
