/** What moves points of a customer: by which they grow, and by which they become fewer. */
export const kindsOfPoints = ["earn", "give-back", "spend", "take-back"] as const;
export type KindOfPoints = (typeof kindsOfPoints)[number];
