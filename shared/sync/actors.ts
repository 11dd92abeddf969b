import type { Operation, OperationKind } from "./operations.ts";

// Beside the operations, not among them: a till has no need of their schemas.

/** What concerns whoever is signed in and nobody else: nobody does it with another person's sign-in (J11). */
export const personalKinds: ReadonlySet<OperationKind> = new Set<OperationKind>([
  "notification.read",
  "message.send",
  "message.read",
]);

/** Whom an operation names as having done it; undefined for whoever is signed in. */
export function namedActor({ actorId, body }: Operation): string | undefined {
  return (actorId ?? ("sellerId" in body ? body.sellerId : undefined))?.toLowerCase();
}
