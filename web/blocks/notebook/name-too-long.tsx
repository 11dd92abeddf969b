import { Plural } from "@lingui/react/macro";

/** By how many signs a name is longer than the books take. */
export function NameTooLong({ by }: { by: number }) {
  return (
    <Plural
      value={by}
      one="Un nom a 120 signes au plus : enlevez-en #."
      other="Un nom a 120 signes au plus : enlevez-en #."
    />
  );
}
