import { useState } from "react";

/**
 * The latest value there was: a form stays open, with what was typed in it, while its row is read anew from the
 * server. For values of one subject only; give the component a key of it.
 */
export function useKept<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value);
  if (value !== undefined && value !== kept) setKept(value);
  return value ?? kept;
}
