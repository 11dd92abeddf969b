import type { Mistake } from "./mistake.ts";

/** What one could get wrong in the rules that both sides share, and in what is drawn from them. */
export const ruleMistakes: readonly Mistake[] = [
  {
    // A period is compared with the one before by what was sold, whatever came back.
    name: "comparison-gross",
    seenBy: "web/blocks/reports/report-figures.test.ts",
    places: [
      {
        file: "web/blocks/reports/report-figures.ts",
        from: "revenue: percentChange(netRevenue(now), netRevenue(before)),",
        to: "revenue: PLANTED ? percentChange(now.revenue, before.revenue) : percentChange(netRevenue(now), netRevenue(before)),",
      },
    ],
  },
  {
    name: "compared-tickets-with-undone",
    seenBy: "web/blocks/reports/report-figures.test.ts",
    places: [
      {
        file: "web/blocks/reports/report-figures.ts",
        from: "tickets: percentChange(standingTickets(now), standingTickets(before)),",
        to: "tickets: PLANTED ? percentChange(now.tickets, before.tickets) : percentChange(standingTickets(now), standingTickets(before)),",
      },
    ],
  },
  {
    // Days are cut by the clock of Greenwich.
    name: "day-of-utc",
    places: [
      {
        file: "shared/rules/business-day.ts",
        from: "const local = moment + offsetAt(moment, timeZone);",
        to: "const local = moment + (PLANTED ? 0 : offsetAt(moment, timeZone));",
      },
    ],
  },
  {
    name: "day-turns-at-midnight",
    places: [
      {
        file: "shared/rules/business-day.ts",
        from: "(local - dayTurnsAt * hourLength)",
        to: "(local - (PLANTED ? 0 : dayTurnsAt) * hourLength)",
      },
    ],
  },
  {
    name: "count-adds-all-that-was-counted",
    places: [
      {
        file: "shared/rules/stock.ts",
        from: "return body.counted - body.shownBefore;",
        to: "return PLANTED ? body.counted : body.counted - body.shownBefore;",
      },
    ],
  },
  {
    // An own act is counted beside the very figure that holds it.
    name: "pending-at-its-own-revision",
    places: [
      {
        file: "shared/rules/stock.ts",
        from: "operation.ackRev > stockRev;",
        to: "(PLANTED ? operation.ackRev >= stockRev : operation.ackRev > stockRev);",
      },
    ],
  },
  {
    name: "commission-below-minimum-is-owed",
    seenBy: "shared/rules/commission.test.ts",
    places: [
      {
        file: "shared/rules/commission.ts",
        from: "price: Math.max(0, line.price - line.minPrice)",
        to: "price: Math.max(PLANTED ? -Infinity : 0, line.price - line.minPrice)",
      },
    ],
  },
  {
    name: "tax-rounded-down",
    seenBy: "shared/rules/receipt.test.ts",
    places: [
      {
        file: "shared/rules/receipt.ts",
        from: "Math.round(((total - times * whole) * vatRate) / whole)",
        to: "(PLANTED ? Math.floor : Math.round)(((total - times * whole) * vatRate) / whole)",
      },
    ],
  },
  {
    // Each part of a ticket gives back its own rounded tax.
    name: "tax-of-parts-given-back-apart",
    seenBy: "shared/rules/tax.test.ts",
    places: [
      {
        file: "shared/rules/tax.ts",
        from: "told ?? left - vatIncluded(rest, vatRate)",
        to: "told ?? (PLANTED ? vatIncluded(back.total, vatRate) : left - vatIncluded(rest, vatRate))",
      },
    ],
  },
  {
    name: "more-comes-back-than-was-sold",
    seenBy: "shared/rules/refundable.test.ts",
    places: [
      {
        file: "shared/rules/refundable.ts",
        from: "const taken = Math.min(line.left, pieces);",
        to: "const taken = PLANTED ? pieces : Math.min(line.left, pieces);",
      },
    ],
  },
  {
    name: "manager-governs-managers",
    seenBy: "shared/rules/permissions.test.ts",
    places: [
      {
        file: "shared/rules/permissions.ts",
        from: 'return role === "owner" || other !== "manager";',
        to: 'return role === "owner" || other !== "manager" || PLANTED;',
      },
    ],
  },
  {
    name: "sellers-change-prices",
    seenBy: "shared/rules/permissions.test.ts",
    places: [
      {
        file: "shared/rules/permissions.ts",
        from: '"edit-product": office,',
        to: '"edit-product": PLANTED ? staff : office,',
      },
    ],
  },
  {
    name: "owner-can-be-governed",
    seenBy: "shared/rules/permissions.test.ts",
    places: [
      {
        file: "shared/rules/permissions.ts",
        from: 'if (other === "owner" || !may(role, "govern-member")) return false;',
        to: 'if ((other === "owner" && !PLANTED) || !may(role, "govern-member")) return false;',
      },
    ],
  },
  {
    name: "named-person-lends-their-rights",
    seenBy: "shared/rules/acting.test.ts",
    places: [
      {
        file: "shared/rules/acting.ts",
        from: "role: lesserRole(role, signedIn.role),",
        to: "role: PLANTED ? role : lesserRole(role, signedIn.role),",
      },
    ],
  },
  {
    name: "drawer-without-what-went-back",
    seenBy: "shared/rules/till.test.ts",
    places: [
      {
        file: "shared/rules/till.ts",
        from: "expected: float + netInDrawer(sum) + debtsInDrawer(sum) + moneyIn - moneyOut,",
        to: "expected: float + (PLANTED ? (sum.cash ?? 0) : netInDrawer(sum)) + debtsInDrawer(sum) + moneyIn - moneyOut,",
      },
    ],
  },
  {
    name: "minimum-price-is-too-low",
    seenBy: "shared/rules/sell.test.ts",
    places: [
      {
        file: "shared/rules/sell.ts",
        from: "if (line.price < product.minPrice) return",
        to: "if (PLANTED ? line.price <= product.minPrice : line.price < product.minPrice) return",
      },
    ],
  },
  {
    name: "lines-of-a-product-judged-apart",
    seenBy: "shared/rules/sell.test.ts",
    places: [
      {
        file: "shared/rules/sell.ts",
        from: "((quantities.get(productId) ?? 0) > product.shownStock ?",
        to: "((quantities.get(productId) ?? 0) > product.shownStock && !PLANTED ?",
      },
    ],
  },
  {
    name: "no-week-of-grace",
    seenBy: "shared/rules/plan-limits.test.ts",
    places: [
      {
        file: "shared/rules/plan-limits.ts",
        from: "now < nextBillingAt + graceLength ?",
        to: "now < nextBillingAt + (PLANTED ? 0 : graceLength) ?",
      },
    ],
  },
  {
    name: "one-more-than-the-plan-allows",
    seenBy: "shared/rules/plan-limits.test.ts",
    places: [
      {
        file: "shared/rules/plan-limits.ts",
        from: "existing >= most ?",
        to: "(PLANTED ? existing > most : existing >= most) ?",
      },
    ],
  },
  {
    name: "share-of-a-negative-base",
    seenBy: "web/blocks/reports/report-figures.test.ts",
    places: [
      {
        file: "shared/rules/percent-change.ts",
        from: "if (before < 0) return undefined;",
        to: "if (before < 0 && !PLANTED) return undefined;",
      },
    ],
  },
  {
    name: "average-basket-gross",
    seenBy: "shared/rules/figures.test.ts",
    places: [
      {
        file: "shared/rules/figures.ts",
        from: "Math.round(netRevenue(of) / tickets)",
        to: "Math.round((PLANTED ? of.revenue : netRevenue(of)) / tickets)",
      },
    ],
  },
  {
    name: "best-products-gross",
    seenBy: "shared/rules/best-products.test.ts",
    places: [
      {
        file: "shared/rules/best-products.ts",
        from: "known.pieces + netPieces(one)",
        to: "known.pieces + (PLANTED ? one.pieces : netPieces(one))",
      },
    ],
  },
  {
    name: "terms-of-the-moment-of-change",
    seenBy: "shared/rules/as-of.test.ts",
    places: [
      {
        file: "shared/rules/as-of.ts",
        from: "if (Date.parse(until) > moment)",
        to: "if (PLANTED ? Date.parse(until) >= moment : Date.parse(until) > moment)",
      },
    ],
  },
];
