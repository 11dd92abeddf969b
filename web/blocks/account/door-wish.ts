/** What whoever leads to the door asks of it, kept with the entry of the browser's history. */
export type DoorWish = {
  /** Who has no account yet begins by opening one. */
  tab: "login" | "register";
  /** The address that the account must have: it stands in the form. */
  email: string;
  /** The shop that invites. */
  shopName: string;
};

/** The wish in a place's state; undefined where somebody came by themselves. */
export function doorWishOf(state: unknown): DoorWish | undefined {
  const wish = (state as { door?: Partial<DoorWish> } | null)?.door;
  if (typeof wish?.email !== "string" || typeof wish.shopName !== "string") return undefined;
  const { email, shopName } = wish;
  return { tab: wish.tab === "login" ? "login" : "register", email, shopName };
}
