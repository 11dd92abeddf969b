import { useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router-dom";
import type { DeskSummary } from "#shared/schemas/desk.ts";
import { PageNotFound } from "#web/blocks/empty/page-not-found.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { ContactTab } from "./contact-tab.tsx";
import { DeskTrouble } from "./desk-trouble.tsx";
import { MailTab } from "./mail-tab.tsx";
import { PaymentsTab } from "./payments-tab.tsx";
import { SupportTab } from "./support-tab.tsx";
import { useDesk } from "./use-desk.ts";

const tabs = ["contact", "support", "payments", "mail"] as const;
type DeskTab = (typeof tabs)[number];

/** /admin: what people wrote, payments to confirm, mail that waits. To anybody else this page does not exist. */
export function AdminScreen() {
  const { t } = useLingui();
  const { value, trouble, refresh } = useDesk<DeskSummary>("/api/v1/admin");
  if (trouble?.code === "not-found") return <PageNotFound />;
  return (
    <Screen title={t`Administration`}>
      {value === undefined && trouble === undefined && <Skeleton className="h-64" />}
      {value === undefined && <DeskTrouble of={trouble} />}
      {value !== undefined && <DeskTabs summary={value} onChange={() => void refresh()} />}
    </Screen>
  );
}

function DeskTabs({ summary, onChange }: { summary: DeskSummary; onChange: () => void }) {
  const { t } = useLingui();
  const [parameters, setParameters] = useSearchParams();
  const current = tabs.find((tab) => tab === parameters.get("tab")) ?? "contact";
  const labels: Record<DeskTab, string> = {
    contact: t`Contact`,
    support: t`Assistance`,
    payments: t`Paiements`,
    mail: t`Messages sortants`,
  };
  const counts: Record<DeskTab, number> = {
    ...{ contact: summary.contact, support: summary.support, payments: summary.payments },
    mail: summary.mailFailed,
  };
  return (
    <Tabs
      label={t`Administration`}
      tabs={tabs.map((id) => ({
        id,
        label: counts[id] > 0 ? `${labels[id]} (${counts[id]})` : labels[id],
      }))}
      current={current}
      onPick={(tab) => setParameters({ tab }, { replace: true })}
    >
      {current === "contact" && <ContactTab onChange={onChange} />}
      {current === "support" && <SupportTab onChange={onChange} />}
      {current === "payments" && <PaymentsTab onChange={onChange} />}
      {current === "mail" && <MailTab onChange={onChange} />}
    </Tabs>
  );
}
