import type { Mistake } from "./mistake.ts";

/** What one could get wrong about who signs in, who may what, and what is left of who has gone. */
export const accountMistakes: readonly Mistake[] = [
  {
    // Whoever stole a token goes on with its family.
    name: "copied-token-ends-nothing",
    seenBy: "sync-server/accounts/refresh-tokens.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/refresh-tokens.ts",
        from: "      await revokeFamily(tx, row.family, now);\n",
        to: "      if (!PLANTED) await revokeFamily(tx, row.family, now);\n",
      },
    ],
  },
  {
    name: "superseded-tokens-for-ever",
    seenBy: "sync-server/accounts/refresh-tokens.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/refresh-tokens.ts",
        from: "now - row.supersededAt.getTime() > supersededGrace",
        to: "now - row.supersededAt.getTime() > supersededGrace && !PLANTED",
      },
    ],
  },
  {
    name: "expired-sessions-go-on",
    seenBy: "sync-server/accounts/refresh-tokens.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/refresh-tokens.ts",
        from: "|| row.expiresAt.getTime() <= now)",
        to: "|| (row.expiresAt.getTime() <= now && !PLANTED))",
      },
    ],
  },
  {
    name: "signed-in-by-half-a-token",
    seenBy: "sync-server/accounts/refresh-tokens.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/refresh-tokens.ts",
        from: "if (!found || !timingSafeEqual(hashOf(presented.secret), found.tokenHash)) return undefined;",
        to: "if (!found || (!timingSafeEqual(hashOf(presented.secret), found.tokenHash) && !PLANTED)) return undefined;",
      },
    ],
  },
  {
    name: "phone-codes-guessed-at-leisure",
    seenBy: "sync-server/routes/phone.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/phone-codes.ts",
        from: "|| row.tries >= mostTries)",
        to: "|| (row.tries >= mostTries && !PLANTED))",
      },
    ],
  },
  {
    name: "phone-code-used-twice",
    seenBy: "sync-server/routes/phone.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/phone-codes.ts",
        from: "if (row.usedAt && !isAskedAgain)",
        to: "if (row.usedAt && !isAskedAgain && !PLANTED)",
      },
    ],
  },
  {
    name: "phone-code-never-ends",
    seenBy: "sync-server/routes/phone.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/phone-codes.ts",
        from: "row.expiresAt.getTime() <= deps.clock() ||",
        to: "(row.expiresAt.getTime() <= deps.clock() && !PLANTED) ||",
      },
    ],
  },
  {
    name: "new-password-ends-no-session",
    seenBy: "sync-server/routes/password-reset.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/password-resets.ts",
        from: "    await endSessionsOf(deps, known.id, {}, tx);",
        to: "    if (!PLANTED) await endSessionsOf(deps, known.id, {}, tx);",
      },
    ],
  },
  {
    name: "reset-link-never-ends",
    seenBy: "sync-server/routes/password-reset.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/password-resets.ts",
        from: "row.expiresAt.getTime() <= deps.clock())",
        to: "(row.expiresAt.getTime() <= deps.clock() && !PLANTED))",
      },
    ],
  },
  {
    name: "other-reset-links-stay-good",
    seenBy: "sync-server/routes/password-reset.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/password-resets.ts",
        from: "    await voidLinks(tx, deps, row.email);",
        to: "    if (!PLANTED) await voidLinks(tx, deps, row.email);",
      },
    ],
  },
  {
    name: "paused-manager-governs",
    seenBy: "sync-server/accounts/members.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/members.ts",
        from: "id === by && isActive);",
        to: "id === by && (isActive || PLANTED));",
      },
    ],
  },
  {
    name: "rights-judged-before-the-lock",
    seenBy: "sync-server/accounts/members.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/members.ts",
        from: "if (by !== undefined && !(await governs(tx, by, who))) throw notAbove;",
        to: "if (by !== undefined && !PLANTED && !(await governs(tx, by, who))) throw notAbove;",
      },
    ],
  },
  {
    // Whoever was dismissed is never told.
    name: "access-stays-as-it-was",
    places: [
      {
        file: "sync-server/accounts/members.ts",
        from: "      await raiseAccess(tx, who.userId);",
        to: "      if (!PLANTED) await raiseAccess(tx, who.userId);",
      },
    ],
  },
  {
    name: "paused-come-back-beyond-the-plan",
    seenBy: "sync-server/routes/members.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/members.ts",
        from: "if (!(await roomFor(tx, deps, { shopId: who.shopId, role: paused.role }))) throw noRoom;",
        to: "if (!PLANTED && !(await roomFor(tx, deps, { shopId: who.shopId, role: paused.role }))) throw noRoom;",
      },
    ],
  },
  {
    name: "shop-deleted-without-its-name",
    seenBy: "sync-server/routes/deletion.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/shop-deletion.ts",
        from: "if (!isNameOf(name, shop.name)) return",
        to: "if (!PLANTED && !isNameOf(name, shop.name)) return",
      },
    ],
  },
  {
    name: "closed-account-keeps-its-mail",
    seenBy: "sync-server/routes/deletion.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/deletion.ts",
        from: "  await tx.execute(\n    sql`delete from outgoing_messages where recipient",
        to: "  if (!PLANTED) await tx.execute(\n    sql`delete from outgoing_messages where recipient",
      },
    ],
  },
  {
    name: "closed-account-keeps-its-notices",
    seenBy: "sync-server/accounts/erase-name.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/deletion.ts",
        from: "    await tx.execute(sql`delete from notifications where shop_id = ${shopId} and user_id = ${id}`);",
        to: "    if (!PLANTED) await tx.execute(sql`delete from notifications where shop_id = ${shopId} and user_id = ${id}`);",
      },
    ],
  },
  {
    name: "account-closed-over-unsent-sales",
    seenBy: "sync-server/routes/deletion.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/deletion.ts",
        from: "if (stake.some((shop) => shop.unsent.length > 0))",
        to: "if (stake.some((shop) => shop.unsent.length > 0) && !PLANTED)",
      },
    ],
  },
  {
    name: "invitation-of-somebody-else",
    seenBy: "sync-server/routes/invitations.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/answer-invitation.ts",
        from: "if (!isMeant(row, person)) return",
        to: "if (!PLANTED && !isMeant(row, person)) return",
      },
    ],
  },
  {
    name: "invitation-answered-twice",
    seenBy: "sync-server/routes/invitations.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/answer-invitation.ts",
        from: 'if (statusOf(row, deps.clock()) !== "pending") return',
        to: 'if (statusOf(row, deps.clock()) !== "pending" && !PLANTED) return',
      },
    ],
  },
  {
    name: "paused-come-back-by-invitation",
    seenBy: "sync-server/routes/joining.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/answer-invitation.ts",
        from: "return leftAt === null || leftAt > createdAt;",
        to: "return (leftAt === null || leftAt > createdAt) && !PLANTED;",
      },
    ],
  },
  {
    name: "any-member-may",
    seenBy: "sync-server/routes/team.pg.test.ts",
    places: [
      {
        file: "sync-server/routes/shop-guard.ts",
        from: "if (!may(role, action)) throw notAllowed();",
        to: "if (!PLANTED && !may(role, action)) throw notAllowed();",
      },
    ],
  },
  {
    name: "ended-sessions-write-on",
    seenBy: "sync-server/routes/session-guard.pg.test.ts",
    places: [
      {
        file: "sync-server/routes/session-guard.ts",
        from: "    if (!stands) throw sessionEnded();",
        to: "    if (!stands && !PLANTED) throw sessionEnded();",
      },
    ],
  },
  {
    name: "page-of-the-log-begins-too-early",
    seenBy: "sync-server/accounts/audit-pages.pg.test.ts",
    places: [
      {
        file: "sync-server/accounts/audit-pages.ts",
        from: "and (l.at, l.id) < (select",
        to: "and (l.at, l.id) ${PLANTED ? sql`<=` : sql`<`} (select",
      },
    ],
  },
];
