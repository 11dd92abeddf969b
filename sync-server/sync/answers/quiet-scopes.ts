import type { Cursor } from "#shared/sync/protocol.ts";

type Named = { userId: string; scope: string };

/**
 * Scopes of messages in which nothing was readable after a cursor. As long as no turn was taken in the shop since,
 * nothing is: messages are written in turns.
 */
export type QuietScopes = {
  /** Read at this revision of the shop's turns: nothing lies after the cursor. */
  note(named: Named, cursor: Cursor, turnsRev: number): void;
  isQuiet(named: Named, cursor: Cursor, turnsRev: number): boolean;
};

const heldInMemory = 50_000;

export function createQuietScopes(): QuietScopes {
  const known = new Map<string, Cursor & { turnsRev: number }>();
  const keyOf = ({ userId, scope }: Named) => `${userId} ${scope}`;
  return {
    note(named, cursor, turnsRev) {
      if (known.size >= heldInMemory) known.clear();
      known.set(keyOf(named), { ...cursor, turnsRev });
    },
    isQuiet(named, { epoch, rev }, turnsRev) {
      const held = known.get(keyOf(named));
      return held?.epoch === epoch && held.rev <= rev && held.turnsRev === turnsRev;
    },
  };
}
