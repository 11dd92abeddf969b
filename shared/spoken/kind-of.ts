import type { Chunk } from "./chunks.ts";
import type { Marker } from "./lexicon.ts";
import type { ProposalKind } from "./proposal.ts";

const isMarker = (chunk: Chunk, ...markers: readonly Marker[]) =>
  chunk.is === "marker" && markers.includes(chunk.marker);

/** What kind of act a sentence speaks of; `isSure` is false where its words only hint at it. */
export function kindOf(chunks: readonly Chunk[]): { kind: ProposalKind; isSure: boolean } {
  const has = (...markers: readonly Marker[]) =>
    chunks.some((chunk) => isMarker(chunk, ...markers));
  const holds = (is: Chunk["is"]) => chunks.some((chunk) => chunk.is === is);
  const nothing = { kind: "nothing", isSure: false } as const;
  if (has("cannot", "question")) return nothing;
  const isNumbered = holds("number");
  if (holds("category") && isNumbered && !hasCountedGoods(chunks)) {
    const isAlone = !holds("person") && !holds("goods");
    return { kind: "expense", isSure: isAlone };
  }
  if (holds("goods")) {
    if (!has("receive", "buy") || has("sell")) return { kind: "sale", isSure: !has("spend") };
    // « avec le reçu » buys nothing, and when Amina buys we sell.
    const told = chunks.findIndex((chunk) => isMarker(chunk, "receive", "buy"));
    const person = chunks.findIndex(({ is }) => is === "person");
    const isBehind = told > chunks.findIndex(({ is }) => is === "goods");
    if (!holds("supplier") && (isBehind || (person >= 0 && person < told)))
      return { kind: "sale", isSure: false };
    return { kind: "purchase", isSure: true };
  }
  if (!isNumbered) return nothing;
  // « Amina doit 5000 » is no payment, and no goods.
  if (holds("person") && has("owe") && !has("pay")) return nothing;
  if (holds("person")) return { kind: "payment", isSure: isPayer(chunks) };
  if (has("spend") || (has("pay", "buy") && !holds("supplier")))
    return { kind: "expense", isSure: has("spend", "pay") };
  return nothing;
}

/** Whether somebody pays: « Awa a remis », « versement de Didier », and not « j'ai payé Moussa ». */
function isPayer(chunks: readonly Chunk[]): boolean {
  const person = chunks.findIndex(({ is }) => is === "person");
  const act = chunks.findIndex((chunk) => isMarker(chunk, "pay", "give", "receive", "debt"));
  if (act < 0) return false;
  const before = chunks[person - 1];
  return (
    person < act ||
    before?.is === "of" ||
    (before !== undefined && isMarker(before, "from", "debt")) ||
    chunks.some((chunk) => isMarker(chunk, "debt"))
  );
}

/** Whether goods have a number, a measure or a pack of their own in front of them. */
function hasCountedGoods(chunks: readonly Chunk[]): boolean {
  return chunks.some((chunk, at) => {
    if (chunk.is !== "goods") return false;
    let before = at - 1;
    while (before >= 0 && chunks[before]?.is === "of") before -= 1;
    return /^(?:number|measure|container|size)$/.test(chunks[before]?.is ?? "");
  });
}
