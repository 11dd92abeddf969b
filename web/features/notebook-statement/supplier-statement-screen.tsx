import { SuppliersSide } from "#web/store/queries/notebook-side.ts";
import { StatementScreen } from "./statement-screen.tsx";

/** /suppliers/statement/:id: what a supplier invoiced and was paid, to be agreed on with them. */
export function SupplierStatementScreen() {
  return (
    <SuppliersSide value={true}>
      <StatementScreen />
    </SuppliersSide>
  );
}
