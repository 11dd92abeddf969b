/** How pieces were lost that nobody paid for, in the order of screens. Without a validator, so that forms open without one. */
export const lossClasses = ["broken", "expired", "stolen", "own-use", "given", "other"] as const;
export type LossClass = (typeof lossClasses)[number];
