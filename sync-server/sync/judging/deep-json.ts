/**
 * The text that `JSON.stringify` writes, of what `JSON.parse` gives, however deep it is nested: that one calls itself
 * for each level and runs out of room at some thousands of them.
 */
export function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "null";
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return deepText(value);
  }
}

/** A list or an object that is being written, up to its item `at`. */
type Open = { names: string[] | undefined; items: readonly unknown[]; at: number };

function deepText(whole: unknown): string {
  let text = "";
  const open: Open[] = [];
  const write = (value: unknown) => {
    if (typeof value !== "object" || value === null) {
      text += JSON.stringify(value) ?? "null";
      return;
    }
    const inside = opened(value);
    text += inside.names ? "{" : "[";
    open.push(inside);
  };
  write(whole);
  for (let last = open.at(-1); last; last = open.at(-1)) {
    const { names, items, at } = last;
    if (at === items.length) {
      text += names ? "}" : "]";
      open.pop();
      continue;
    }
    if (at > 0) text += ",";
    if (names) text += `${JSON.stringify(names[at])}:`;
    last.at += 1;
    write(items[at]);
  }
  return text;
}

function opened(value: object): Open {
  if (Array.isArray(value)) return { names: undefined, items: value, at: 0 };
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const names = members.map(([name]) => name);
  return { names, items: members.map(([, member]) => member), at: 0 };
}
