import { SuppliersSide } from "#web/store/queries/notebook-side.ts";
import { CustomerScreen } from "./customer-screen.tsx";

/** /suppliers/:id: what is owed to one supplier, why, and what one does about it. */
export function SupplierScreen() {
  return (
    <SuppliersSide value={true}>
      <CustomerScreen />
    </SuppliersSide>
  );
}
