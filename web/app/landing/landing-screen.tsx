import { Trans, useLingui } from "@lingui/react/macro";
import Boxes from "lucide-react/icons/boxes";
import CloudOff from "lucide-react/icons/cloud-off";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { PublicBar } from "#web/blocks/public-bar.tsx";
import { useSession } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { SampleTill } from "./sample-till.tsx";

/** The public page: what it is, and the way in. It loads neither the store nor a chart. */
export function LandingScreen() {
  const { t } = useLingui();
  const signedIn = useSession((state) => state.session !== undefined);
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`Boutika · ${t`la caisse et le stock de votre boutique`}`}</title>
      <PublicBar />
      <main>
        <div data-bar className="bg-bar text-on-bar">
          <div className="mx-auto grid max-w-[70rem] items-center gap-8 px-4 pt-8 pb-14 md:grid-cols-[1.2fr_1fr] md:pt-16 md:pb-20">
            <div className="flex flex-col items-start gap-5">
              <h1 className="text-3xl font-extrabold tracking-tight text-balance md:text-4xl">
                <Trans>La caisse qui vend, même sans réseau.</Trans>
              </h1>
              <p className="max-w-prose text-lg text-pretty">
                <Trans>
                  Vos ventes et votre stock restent sur le téléphone. Quand le réseau revient, tout
                  part une seule fois, et le patron voit sa boutique en direct.
                </Trans>
              </p>
              {signedIn ? (
                <Link to="/point-of-sale" className={buttonLook("main", "large")}>
                  <Trans>Ouvrir la caisse</Trans>
                </Link>
              ) : (
                <Link to="/auth" className={buttonLook("main", "large")}>
                  <Trans>Se connecter</Trans>
                </Link>
              )}
            </div>
            <SampleTill />
          </div>
        </div>
        <div className="mx-auto grid w-full max-w-[70rem] gap-8 px-4 pt-20 pb-12 md:grid-cols-3 md:pt-12">
          <Pledge icon={<CloudOff />} title={t`« Enregistrée » veut dire gardée`}>
            <Trans>
              Batterie vide, coupure, semaine sans réseau : une vente enregistrée reste enregistrée.
            </Trans>
          </Pledge>
          <Pledge icon={<Boxes />} title={t`Un stock juste à chaque instant`}>
            <Trans>
              Chaque vente, retour et transfert compte une fois, sur tous les appareils.
            </Trans>
          </Pledge>
          <Pledge icon={<Users />} title={t`Vendeurs et revendeurs ensemble`}>
            <Trans>Chacun vend avec son téléphone et ne voit que ce qui le concerne.</Trans>
          </Pledge>
        </div>
      </main>
    </div>
  );
}

function Pledge({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className="flex flex-col gap-2">
      <span aria-hidden="true" className="text-brand-ink [&_svg]:size-7">
        {icon}
      </span>
      <h2 className="text-xl font-semibold text-balance">{title}</h2>
      <p className="text-ink-soft text-pretty">{children}</p>
    </section>
  );
}
