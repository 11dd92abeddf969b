import type { NotebookName } from "#shared/schemas/customer.ts";
import { type OperationFacts, operationFacts } from "./kind-facts.ts";
import type { MovingKind, Operation, OperationKind, OperationOf } from "./operations.ts";

/** Kinds by their number on the wire, with a hole where a number is another version's. */
export const kindCodes: OperationKind[] = [];
for (const kind of Object.keys(operationFacts) as OperationKind[])
  kindCodes[operationFacts[kind].code] = kind;

/** Whether a packed operation is a sale, without reading it; never true of anything else, a packed charge among it. */
export function isPackedSale(packed: unknown): boolean {
  if (!Array.isArray(packed)) return false;
  return packed.length === 3 || (packed.length > 3 && packed[0] === operationFacts.sale.code);
}

/** The kind of a packed operation as its head says it, without reading the rest; undefined of what is none of ours. */
export function kindOfPacked(packed: unknown): OperationKind | undefined {
  if (isPackedSale(packed)) return "sale";
  const [code] = Array.isArray(packed) ? packed : [];
  if (typeof code === "number") return kindCodes[code];
  return typeof code === "string" && Object.hasOwn(operationFacts, code)
    ? (code as OperationKind)
    : undefined;
}

/** A kind that only a newer tab knows goes by its name: held back, it would hold up the sales made after it (S1). */
export function codeOf(kind: OperationKind): number | string {
  return (operationFacts[kind] as OperationFacts | undefined)?.code ?? kind;
}

/** Whether an operation says what happened; any other asks, and may be refused (J3, J4). */
export function isFact({ kind, body }: Pick<Operation, "kind" | "body">): boolean {
  const { isFact } = operationFacts[kind];
  return isFact === "count" ? "mode" in body && body.mode === "count" : isFact;
}

/** Whether an operation moves goods; of a kind that only a newer tab knows nothing is known. */
export function movesGoods(operation: Operation): operation is OperationOf<MovingKind> {
  return (operationFacts[operation.kind] as OperationFacts | undefined)?.moves === true;
}

/** What nobody does with another person's sign-in (J11). */
export function isPersonal(kind: OperationKind): boolean {
  return operationFacts[kind].isPersonal === true;
}

/** Whose notebook an operation is told of: that of the reseller who tells it (C10), or of whom the shop buys from (G1). */
export function notebookToldOf({ body }: Pick<Operation, "body">): NotebookName | undefined {
  if ("own" in body && body.own === true) return "own";
  return "suppliers" in body && body.suppliers === true ? "suppliers" : undefined;
}

/** Whether it is told of the notebook that whoever tells it keeps as a reseller (C10). */
export const isOfOwnNotebook = (operation: Pick<Operation, "body">): boolean =>
  notebookToldOf(operation) === "own";

/** Whether the office alone reads what it tells (G2, G4, X1). */
export const isOfOffice = (operation: Operation): boolean =>
  /^(purchase|cost|expense|order)/.test(operation.kind) ||
  notebookToldOf(operation) === "suppliers";

/** Whom an operation names as having done it; undefined for whoever is signed in. */
export function namedActor({ actorId, body }: Operation): string | undefined {
  return (actorId ?? ("sellerId" in body ? body.sellerId : undefined))?.toLowerCase();
}
