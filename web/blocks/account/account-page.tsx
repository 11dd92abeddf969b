import { Trans } from "@lingui/react/macro";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import CloudOff from "lucide-react/icons/cloud-off";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useOnline } from "#web/blocks/hooks/use-online.ts";
import { PublicBar } from "#web/blocks/public-bar.tsx";
import { SignInTroubleText } from "./sign-in-trouble-text.tsx";

type AccountPageProps = { title: string; heading: ReactNode; children: ReactNode };

/** Around everything one sees before being signed in. It says so when there is no network, which all of it needs. */
export function AccountPage({ title, heading, children }: AccountPageProps) {
  const online = useOnline();
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${title} · Boutika`}</title>
      <PublicBar />
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col gap-4 p-4 md:pt-10">
        <h1 className="text-2xl font-bold tracking-tight">{heading}</h1>
        {!online && (
          <p
            role="status"
            className="flex gap-3 rounded-card border border-attention/40 bg-attention-soft p-3 text-attention"
          >
            <CloudOff aria-hidden="true" className="size-6 shrink-0" />
            <SignInTroubleText trouble="offline" />
          </p>
        )}
        {children}
        <AccountLink to="/help" icon={<CircleQuestionMark aria-hidden="true" className="size-5" />}>
          <Trans>Aide</Trans>
        </AccountLink>
      </main>
    </div>
  );
}

type AccountLinkProps = { to: string; icon?: ReactNode; children: ReactNode };

/** A way to another of these pages. */
export function AccountLink({ to, icon, children }: AccountLinkProps) {
  return (
    <Link
      to={to}
      // The home page is the server's, not the application's.
      reloadDocument={to === "/"}
      className="flex min-h-11 items-center gap-2 self-start font-medium text-brand-ink underline underline-offset-4"
    >
      {icon}
      {children}
    </Link>
  );
}
