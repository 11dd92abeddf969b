/** Whether the server would take this for an address: it catches a slip of the thumb before anything leaves. */
export function isEmailAddress(typed: string): boolean {
  return /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/.test(
    typed.trim(),
  );
}
