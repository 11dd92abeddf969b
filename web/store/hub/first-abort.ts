/**
 * Aborted with the first of these that is, for its reason. `AbortSignal.any` does the same where there is one, which is
 * in browsers since the summer of 2023: telephones whose Chrome is older sell too, and must send. Signals that outlive
 * the one made here hold on to it until one of them is aborted.
 */
export function firstAbort(...signals: readonly AbortSignal[]): AbortSignal {
  if ("any" in AbortSignal) return AbortSignal.any([...signals]);
  const first = new AbortController();
  const stop = (signal: AbortSignal) => {
    first.abort(signal.reason);
    for (const one of signals) one.removeEventListener("abort", heard);
  };
  const heard = (event: Event) => stop(event.currentTarget as AbortSignal);
  for (const signal of signals) signal.addEventListener("abort", heard);
  const before = signals.find(({ aborted }) => aborted);
  if (before) stop(before);
  return first.signal;
}
