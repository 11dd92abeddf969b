type Typed = { current: string; next: string; again: string };

const leastPassword = 6;

/** What is wrong with a change of password before the server is asked; undefined when nothing is. */
export function passwordTrouble({ current, next, again }: Typed) {
  if (current === "") return "current" as const;
  if (next.length < leastPassword) return "short" as const;
  return next === again ? undefined : ("different" as const);
}
