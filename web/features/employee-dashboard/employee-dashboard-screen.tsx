import { Trans, useLingui } from "@lingui/react/macro";
import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import { may } from "#shared/rules/permissions.ts";
import type { Job } from "#shared/schemas/invitation.ts";
import { CompletenessLine } from "#web/blocks/completeness/completeness-line.tsx";
import { PausedNote } from "#web/blocks/empty/paused-access.tsx";
import { AskLink } from "#web/blocks/help/ask-link.tsx";
import { HowOld } from "#web/blocks/invitations/how-old.tsx";
import { PersonalLinkCard } from "#web/blocks/invitations/personal-link-card.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { useAnswer } from "#web/store/queries/use-answer.ts";
import { profileRoleIn, useSession } from "#web/store/session.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { CurrentJobs } from "./current-jobs.tsx";
import { EmployeeCards } from "./employee-cards.tsx";
import { EmployeeShortcuts } from "./employee-shortcuts.tsx";
import { JobHistory } from "./job-history.tsx";

const none: readonly Job[] = [];

/** /employee-dashboard: where somebody works and worked, and what they have sold. */
export function EmployeeDashboardScreen() {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  const heard = useAnswer<{ jobs: Job[] }>("/api/v1/me/jobs", session?.shops);
  const jobs = heard.value?.jobs ?? none;
  const shops = session?.shops.filter(({ role }) => profileRoleIn(role) === "employee") ?? [];
  return (
    <Screen title={t`Tableau de bord`}>
      <PausedNote />
      {shops.length > 0 && <CompletenessLine shops={shops} />}
      {shops.length > 0 && <AskLink />}
      <EmployeeShortcuts
        invitations={session?.profile?.receivedInvitations ?? 0}
        manages={shops.some(({ role }) => may(role, "see-dashboard"))}
        works={shops.length > 0}
      />
      {shops.length === 0 ? (
        <EmptyState icon={<BriefcaseBusiness />} title={<Trans>Aucun emploi en cours</Trans>}>
          <Trans>
            Donnez votre lien à une boutique : elle vous invite, et vous acceptez dans « Mes
            Invitations ».
          </Trans>
        </EmptyState>
      ) : (
        <>
          <EmployeeCards shops={shops} worked={heard.value && jobs.length} />
          <CurrentJobs shops={shops} jobs={jobs} />
        </>
      )}
      <HowOld answer={heard} failed={<Trans>Impossible de charger vos boutiques</Trans>} />
      <JobHistory jobs={jobs.filter(({ state }) => state !== "active")} />
      <PersonalLinkCard kind="employee" />
    </Screen>
  );
}
