import { SuppliersSide } from "#web/store/queries/notebook-side.ts";
import { ImportScreen } from "./import-screen.tsx";

/** /suppliers/import: suppliers from a file or the phone's contacts, and into a file; for the office. */
export function SupplierImportScreen() {
  return (
    <SuppliersSide value={true}>
      <ImportScreen />
    </SuppliersSide>
  );
}
