import { useLingui } from "@lingui/react/macro";
import { TeamScreen } from "./team-screen.tsx";

/** /reseller-list: who sells the shop's goods elsewhere, what they hold, and what they are owed. */
export function ResellersScreen() {
  const { t } = useLingui();
  return <TeamScreen side="reseller" title={t`Gestion des revendeurs`} />;
}
