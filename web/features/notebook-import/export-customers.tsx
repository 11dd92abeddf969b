import { useLingui } from "@lingui/react/macro";
import type { PersonColumn } from "#shared/rules/person-column.ts";
import { FileExportCard } from "#web/blocks/spreadsheet/file-export-card.tsx";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { useBalances, useCustomers } from "#web/store/queries/use-notebook.ts";
import type { SessionShop } from "#web/store/session.ts";
import { columnTitles, useImportWords } from "./import-words.ts";

/** Columns of an exported file of people, in order; the import can read the file back. */
const written = [
  ...(["name", "phone", "otherPhone", "note", "creditLimit", "termDays", "balance"] as const),
] satisfies PersonColumn[];

/** The customers in a file with what each owes, or the suppliers with what is owed to each. */
export function ExportCustomers({ shop }: { shop: SessionShop }) {
  const { t, i18n } = useLingui();
  const say = useImportWords();
  const suppliers = useSuppliersSide();
  const customers = useCustomers(shop.id);
  const balances = useBalances(shop.id);

  function rows() {
    const owed = new Map(balances.map((one) => [one.customerId, one.owed]));
    return [
      written.map((column) => i18n._(columnTitles[column])),
      ...customers.map((one) => [
        ...[one.name, one.phone, one.otherPhone, one.note],
        ...[one.creditLimit ?? "", one.termDays ?? "", owed.get(one.id) ?? 0],
      ]),
    ];
  }

  return (
    <FileExportCard
      shop={shop}
      title={say("exportHead")}
      text={say("exportText")}
      sheetName={say("sheet")}
      fileName={({ shop: name, day, format }) =>
        suppliers ? t`fournisseurs_${name}_${day}.${format}` : t`clients_${name}_${day}.${format}`
      }
      rows={rows}
      disabled={customers.length === 0}
    />
  );
}
