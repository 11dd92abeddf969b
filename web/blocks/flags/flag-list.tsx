import { useLingui } from "@lingui/react/macro";
import type { Flag } from "#shared/schemas/sale.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { flagsOfBuying, flagWords } from "./flag-words.ts";

/** What is odd about something that was kept; nothing where nothing is. */
export function FlagList({ flags }: { flags: readonly Flag[] }) {
  const { i18n } = useLingui();
  const suppliers = useSuppliersSide();
  if (flags.length === 0) return null;
  return (
    <ul className="list-disc pl-5 text-sm text-attention">
      {flags.map((flag) => (
        <li key={flag}>
          {i18n._((suppliers ? flagsOfBuying[flag] : undefined) ?? flagWords[flag])}
        </li>
      ))}
    </ul>
  );
}
