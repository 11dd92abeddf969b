/** The same object, some of its methods replaced. */
export function override<T extends object>(target: T, changes: Partial<T>): T {
  return new Proxy(target, {
    get: (inner, name) => {
      if (name in changes) return (changes as Record<PropertyKey, unknown>)[name];
      const part = Reflect.get(inner, name) as unknown;
      return typeof part === "function" ? part.bind(inner) : part;
    },
  });
}
