import type { Mistake } from "./mistake.ts";

const judging = "sync-server/sync/sales/sale-judging.ts";

/** What one could get wrong about the terms of papers. */
export const termMistakes: readonly Mistake[] = [
  {
    // A ticket calls its goods as they are called when it arrives.
    name: "names-of-today",
    places: [
      {
        file: judging,
        from: "nameAt(product, body.catalogRev)",
        to: "(PLANTED ? product.name : nameAt(product, body.catalogRev))",
      },
    ],
  },
  {
    // A sale that tells no rate of tax gets that of its arrival.
    name: "rate-of-today",
    places: [
      {
        file: judging,
        from: "asOf(facts.tax, happened.at).vatRate",
        to: "(PLANTED ? facts.tax : asOf(facts.tax, happened.at)).vatRate",
      },
    ],
  },
  {
    // A price is judged by the minimum of its arrival.
    name: "minimum-of-today",
    places: [
      {
        file: judging,
        from: "minPriceAt(product, rev)",
        to: "minPriceAt(product, PLANTED ? Infinity : rev)",
      },
    ],
  },
];
