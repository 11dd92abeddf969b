import type { Chunk } from "./chunk.ts";
import type { Marker } from "./lexicon.ts";
import type { ProposalKind } from "./proposal.ts";

const isMarker = (chunk: Chunk, ...markers: readonly Marker[]) =>
  chunk.is === "marker" && markers.includes(chunk.marker);

/**
 * What kind of act a sentence speaks of; `isSure` is false where its words only hint at it. What they leave open is what
 * the screen is `about` on which they were said.
 */
export function kindOf(
  chunks: readonly Chunk[],
  about?: ProposalKind,
): { kind: ProposalKind; isSure: boolean } {
  const has = (...markers: readonly Marker[]) =>
    chunks.some((chunk) => isMarker(chunk, ...markers));
  const holds = (is: Chunk["is"]) => chunks.some((chunk) => chunk.is === is);
  const nothing = { kind: "nothing", isSure: false } as const;
  const isNumbered = holds("number");
  if (has("question") || (has("absent") && !isNumbered)) return nothing;
  if (has("cannot")) {
    // « Fatou a rendu 1500 » may be of a debt.
    const isPaid = isNumbered && holds("person") && !holds("goods");
    return isPaid ? { kind: "payment", isSure: false } : nothing;
  }
  if (isPaidFor(chunks, about)) return { kind: "expense", isSure: false };
  if (holds("category") && isNumbered && !hasCountedGoods(chunks)) {
    const isAlone = !holds("person") && !holds("goods");
    return { kind: "expense", isSure: isAlone };
  }
  if (holds("goods")) return ofGoods(chunks, about);
  if (!isNumbered) return nothing;
  // « Amina doit 5000 » is no payment, and no goods.
  if (holds("person") && has("owe") && !has("pay", "hand", "give")) return nothing;
  if (holds("person")) return { kind: "payment", isSure: about === "payment" || isPayer(chunks) };
  if (holds("supplier") && has("pay", "give", "debt") && !has("spend"))
    return { kind: "payment", isSure: has("pay") && !has("receive") };
  if (isStrangerPaying(chunks) && !has("spend") && about !== "expense")
    return { kind: "payment", isSure: false };
  if (has("spend", "drawer") || (has("pay", "buy", "give") && !holds("supplier")))
    return { kind: "expense", isSure: has("spend", "drawer", "pay") };
  return about === "expense" ? { kind: "expense", isSure: false } : nothing;
}

/** Goods are sold, unless somebody receives or buys them; « j’ai pris » at a supplier’s is bought, « elle a pris » is sold. */
function ofGoods(
  chunks: readonly Chunk[],
  about: ProposalKind | undefined,
): { kind: ProposalKind; isSure: boolean } {
  const has = (...markers: readonly Marker[]) =>
    chunks.some((chunk) => isMarker(chunk, ...markers));
  const place = (is: Chunk["is"]) => chunks.findIndex((chunk) => chunk.is === is);
  const isSomebody = (chunk: Chunk) =>
    chunk.is === "person" || isMarker(chunk, "buyer") || (chunk.is === "unknown" && chunk.isName);
  const [goods, person, supplier] = [
    place("goods"),
    chunks.findIndex(isSomebody),
    place("supplier"),
  ];
  const told = chunks.findIndex((chunk) => isMarker(chunk, "receive", "buy"));
  // « cahier et stylos 1750 » among the expenses is paid for.
  if (about === "expense" && !hasCountedGoods(chunks) && place("number") >= 0)
    return { kind: "expense", isSure: false };
  if (has("sell")) return { kind: "sale", isSure: !has("spend") };
  if (person < 0 && about !== "sale") {
    if (about === "purchase") return { kind: "purchase", isSure: true };
    if (told < 0 && supplier < 0 && has("take")) return { kind: "purchase", isSure: false };
  }
  if (told < 0 && supplier >= 0 && person < 0)
    return { kind: "purchase", isSure: has("from") || supplier < goods };
  if (told < 0) return { kind: "sale", isSure: !has("spend") };
  // « un bidon acheté à 14500 » tells the cost.
  const isCost = chunks.some((chunk, at) => isMarker(chunk, "buy") && isBeforePrice(chunks, at));
  if (person < 0 && told > goods && isCost) return { kind: "purchase", isSure: false };
  // « avec le reçu » buys nothing, and when Amina buys we sell.
  if (supplier < 0 && (told > goods || (person >= 0 && person < told)))
    return { kind: "sale", isSure: false };
  return { kind: "purchase", isSure: true };
}

/** True before a price: « à 14500 », « pour 3000 ». */
const isBeforePrice = (chunks: readonly Chunk[], at: number): boolean => {
  const [joint, price] = [chunks[at + 1], chunks[at + 2]];
  const isJoint = joint !== undefined && (joint.is === "at" || isMarker(joint, "for"));
  return isJoint && price?.is === "number";
};

/**
 * True for goods of the shop that are an expense, because words of paying stand before them: « payé crédit téléphone
 * 1000 pour la boutique ».
 */
function isPaidFor(chunks: readonly Chunk[], about: ProposalKind | undefined): boolean {
  const goods = chunks.findIndex(({ is }) => is === "goods");
  const isExpense = chunks.every((chunk) => chunk.is !== "goods" || chunk.category !== undefined);
  const hasNumber = chunks.some(
    (chunk) => chunk.is === "number" || (chunk.is === "goods" && chunk.goods.isSized),
  );
  if (goods < 0 || !isExpense || !hasNumber) return false;
  const paid = chunks.findIndex((chunk) => isMarker(chunk, "pay", "spend", "buy"));
  const isOutside = chunks.some((chunk) => isMarker(chunk, "drawer", "pocket", "own"));
  return about === "expense" || isOutside || (paid >= 0 && paid < goods);
}

/** Whether somebody pays: « Awa a remis », « versement de Didier », and not « j'ai payé Moussa ». */
function isPayer(chunks: readonly Chunk[]): boolean {
  const person = chunks.findIndex(({ is }) => is === "person");
  const act = chunks.findIndex((chunk) =>
    isMarker(chunk, "pay", "hand", "give", "receive", "take", "debt"),
  );
  if (act < 0) return false;
  const before = chunks[person - 1];
  return (
    person < act ||
    before?.is === "of" ||
    (before !== undefined && isMarker(before, "from", "debt")) ||
    chunks.some((chunk) => isMarker(chunk, "debt"))
  );
}

/** Whether somebody whom the shop does not know pays: « bintou a remboursé 5000 ». */
function isStrangerPaying(chunks: readonly Chunk[]): boolean {
  const act = chunks.findIndex((chunk) => isMarker(chunk, "pay", "hand", "give"));
  const stranger = chunks.findIndex(({ is }) => is === "unknown");
  return stranger >= 0 && stranger < act;
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
