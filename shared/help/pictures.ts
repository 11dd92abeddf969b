/** The pictures of the help, made by `npm run help:pictures`; each exists in French and in English. */
export const pictureNames = [
  ...(["sell", "pay", "offline", "scan", "held", "count", "reseller"] as const),
  ...(["credit", "debt", "reminder", "count-sales", "points", "purchase"] as const),
  ...(["expense", "profit", "order", "weigh", "printer", "money-message"] as const),
  ...(["question", "said"] as const),
  ...(["team", "close", "dashboard", "reports", "devices"] as const),
] as const;
export type PictureName = (typeof pictureNames)[number];

/** Where a device keeps those it has seen. */
export const helpPictureCache = "help-pictures";
