/** What each role may take off a price before the office says otherwise, in hundredths of a percent; null for no limit. */
export const firstCeilings: Ceilings = {
  sellerCeiling: 1000,
  employeeCeiling: 1000,
  managerCeiling: null,
};
export type Ceilings = Record<
  "sellerCeiling" | "employeeCeiling" | "managerCeiling",
  number | null
>;
