/** The key which does the same, shown where there is a keyboard. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <kbd className="hidden rounded border border-current/50 px-1.5 font-sans text-sm font-normal opacity-90 pointer-fine:inline-block">
      {keys}
    </kbd>
  );
}
