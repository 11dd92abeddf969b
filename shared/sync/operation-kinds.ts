import type { Operation, OperationKind } from "./operations.ts";

/** What both sides know of a kind of operation without the schema of its body, which a till has no need of. */
type OperationFacts = {
  /** Its number on the wire, for good: a new kind takes the next one. */
  code: number;
  /** Whether it says what happened; any other asks, and may be refused (J3, J4). */
  isFact: boolean | ((body: Operation["body"]) => boolean);
  /** It concerns whoever is signed in and nobody else: nobody does it with another person's sign-in (J11). */
  isPersonal?: true;
};

const isCount: OperationFacts["isFact"] = (body) => "mode" in body && body.mode === "count";

const kinds: Record<OperationKind, OperationFacts> = {
  sale: { code: 0, isFact: true },
  return: { code: 1, isFact: true },
  adjust: { code: 2, isFact: isCount },
  "product.create": { code: 3, isFact: false },
  "product.edit": { code: 4, isFact: false },
  "sale.settle": { code: 5, isFact: false },
  "product.import": { code: 6, isFact: false },
  transfer: { code: 7, isFact: true },
  "transfer.decide": { code: 8, isFact: false },
  "transfer.return": { code: 9, isFact: true },
  "reseller-sale": { code: 10, isFact: true },
  "reseller-sale.decide": { code: 11, isFact: false },
  "commission.pay": { code: 12, isFact: false },
  "shop-transfer": { code: 13, isFact: true },
  "shop-transfer.receive": { code: 14, isFact: false },
  "notification.read": { code: 15, isFact: false, isPersonal: true },
  "shop.edit": { code: 16, isFact: false },
  "agency.create": { code: 17, isFact: false },
  "agency.edit": { code: 18, isFact: false },
  "message.send": { code: 19, isFact: true, isPersonal: true },
  "message.read": { code: 20, isFact: false, isPersonal: true },
  "till.open": { code: 21, isFact: true },
  "till.move": { code: 22, isFact: true },
  "till.close": { code: 23, isFact: true },
  "sale.reference": { code: 24, isFact: false },
  "shop-transfer.withdraw": { code: 25, isFact: false },
};

/** Kinds by their number on the wire. */
export const kindCodes = (Object.keys(kinds) as OperationKind[]).sort(
  (one, other) => kinds[one].code - kinds[other].code,
);

/** Whether a packed operation is a sale, without reading it; never true of anything else. */
export function isPackedSale(packed: unknown): boolean {
  return Array.isArray(packed) && (packed.length === 3 || packed[0] === kinds.sale.code);
}

/** A kind that only a newer tab knows goes by its name: held back, it would hold up the sales made after it (S1). */
export function codeOf(kind: OperationKind): number | string {
  return (kinds[kind] as OperationFacts | undefined)?.code ?? kind;
}

/** Whether an operation says what happened; any other asks, and may be refused (J3, J4). */
export function isFact({ kind, body }: Pick<Operation, "kind" | "body">): boolean {
  const { isFact } = kinds[kind];
  return typeof isFact === "boolean" ? isFact : isFact(body);
}

/** What nobody does with another person's sign-in (J11). */
export function isPersonal(kind: OperationKind): boolean {
  return kinds[kind].isPersonal === true;
}

/** Whom an operation names as having done it; undefined for whoever is signed in. */
export function namedActor({ actorId, body }: Operation): string | undefined {
  return (actorId ?? ("sellerId" in body ? body.sellerId : undefined))?.toLowerCase();
}
