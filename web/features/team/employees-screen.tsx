import { useLingui } from "@lingui/react/macro";
import { TeamScreen } from "./team-screen.tsx";

/** /employee-management: who sells for the shop, and who is invited to. */
export function EmployeesScreen() {
  const { t } = useLingui();
  return <TeamScreen side="employee" title={t`Gestion des Employés`} />;
}
