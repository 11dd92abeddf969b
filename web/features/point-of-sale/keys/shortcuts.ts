/** What a keyboard does at the till. */
export type TillAct = "search" | "quantity" | "camera" | "hold" | "pay" | "recall" | "help";

/** Function keys, free of what browsers and screen readers need; `?` opens the help from outside a field. */
export const tillKeys: Record<TillAct, string> = {
  search: "F2",
  quantity: "F3",
  camera: "F4",
  hold: "F8",
  pay: "F9",
  recall: "F10",
  help: "?",
};

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** The act of a key, if it has one; `typing` when a field has the focus. */
export function actOfKey(event: Key, typing: boolean): TillAct | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const acts = Object.keys(tillKeys) as TillAct[];
  const act = acts.find((one) => tillKeys[one] === event.key);
  return act === "help" && typing ? undefined : act;
}
