import { Trans, useLingui } from "@lingui/react/macro";
import Boxes from "lucide-react/icons/boxes";
import ChartColumn from "lucide-react/icons/chart-column";
import CloudOff from "lucide-react/icons/cloud-off";
import Eye from "lucide-react/icons/eye";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import HandCoins from "lucide-react/icons/hand-coins";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import Mic from "lucide-react/icons/mic";
import ReceiptText from "lucide-react/icons/receipt-text";
import ScanBarcode from "lucide-react/icons/scan-barcode";
import Store from "lucide-react/icons/store";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import { MeasuredFigures } from "./measured-figures.tsx";
import { Section } from "./section.tsx";

/** What the product does today, and nothing that it does not. */
export function Features() {
  const { t } = useLingui();
  return (
    <Section
      id="features"
      title={<Trans>Fonctionnalités</Trans>}
      lead={
        <Trans>
          Faite pour un téléphone ordinaire, un réseau qui coupe et une file qui attend.
        </Trans>
      }
    >
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        <Feature icon={<CloudOff />} title={t`« Enregistrée » veut dire gardée`}>
          <Trans>
            Batterie vide, coupure, semaine sans réseau : une vente enregistrée reste enregistrée,
            et n’arrive qu’une fois.
          </Trans>
        </Feature>
        <Feature icon={<ScanBarcode />} title={t`Deux gestes pour vendre`}>
          <Trans>
            Un toucher ou un scan avec l’appareil photo, le montant reçu, la monnaie à rendre en
            grand. Prix minimum et TVA compris.
          </Trans>
        </Feature>
        <Feature icon={<Boxes />} title={t`Un stock juste à chaque instant`}>
          <Trans>
            Chaque vente, retour et transfert compte une fois, sur tous les appareils. Alerte au
            seuil, inventaire au scan, histoire de chaque produit.
          </Trans>
        </Feature>
        <Feature icon={<Store />} title={t`Plusieurs boutiques, plusieurs agences`}>
          <Trans>
            Passez d’une boutique à l’autre, envoyez de la marchandise de l’une à l’autre, et voyez
            ce qui a été compté à l’arrivée.
          </Trans>
        </Feature>
        <Feature icon={<Users />} title={t`Votre équipe, chacun à sa place`}>
          <Trans>
            Gérants, employés et vendeurs invités par email, WhatsApp ou code QR. Chacun ne voit que
            ce qui le concerne, et chaque vente porte son nom.
          </Trans>
        </Feature>
        <Feature icon={<HandCoins />} title={t`Des revendeurs et leurs commissions`}>
          <Trans>
            Confiez de la marchandise, confirmez les ventes, payez les commissions calculées toutes
            seules, avec un relevé en PDF.
          </Trans>
        </Feature>
        <Feature icon={<ReceiptText />} title={t`Des reçus clairs, une caisse juste`}>
          <Trans>
            Reçus imprimés ou partagés, avec votre logo ; remboursement avec la raison. Le soir,
            comptez le tiroir : la différence en mots, et un rapport Z.
          </Trans>
        </Feature>
        <Feature icon={<ChartColumn />} title={t`Les chiffres, du jour à l’année`}>
          <Trans>
            Ventes du jour en direct, rapports par mois, vendeur et agence, en Excel et en PDF,
            aussi sans réseau. Ce qu’un téléphone n’a pas encore envoyé est dit.
          </Trans>
        </Feature>
        <Feature icon={<FileSpreadsheet />} title={t`Vos fichiers, tels qu’ils sont`}>
          <Trans>
            Importez vos produits depuis Excel ou CSV en voyant chaque ligne avant, exportez-les,
            imprimez vos étiquettes de prix.
          </Trans>
        </Feature>
        <Feature icon={<Mic />} title={t`Dites-le, Boutika remplit`}>
          <Trans>
            Une vente, une dépense, un paiement, un achat en une phrase, aussi sans réseau. Vous
            regardez, vous confirmez : rien ne s’écrit tout seul.
          </Trans>
        </Feature>
        <Feature icon={<Eye />} title={t`Ce qu’il faut surveiller`}>
          <Trans>
            Annulations, remises, prix, pertes, dettes, caisses : une courte liste avec le pourquoi,
            et rien quand tout va bien.
          </Trans>
        </Feature>
        <Feature icon={<MessageCircleQuestionMark />} title={t`Demander à la boutique`}>
          <Trans>
            Une soixantaine de sortes de questions, répondues sur l’appareil avec vos propres
            chiffres. Et la photo d’une facture devient un achat à confirmer, ligne par ligne.
          </Trans>
        </Feature>
      </ul>
      <div className="mt-4 grid items-center gap-10 md:grid-cols-[1fr_15rem]">
        <div className="flex flex-col gap-6">
          <h3 className="text-xl font-bold">
            <Trans>Ce que nous avons mesuré</Trans>
          </h3>
          <MeasuredFigures />
        </div>
        <img
          src="/till-phone.webp"
          alt={t`La caisse sur un téléphone : des produits avec leur prix et leur stock, un panier de 3 950 FCFA, le bouton « Encaisser ».`}
          width="480"
          height="987"
          loading="lazy"
          className="mx-auto h-auto w-60 rounded-card border border-edge"
        />
      </div>
    </Section>
  );
}

type FeatureProps = { icon: ReactNode; title: string; children: ReactNode };

function Feature({ icon, title, children }: FeatureProps) {
  return (
    <li className="flex flex-col gap-2">
      <span aria-hidden="true" className="text-brand-ink [&_svg]:size-7">
        {icon}
      </span>
      <h3 className="text-lg font-semibold text-balance">{title}</h3>
      <p className="text-pretty text-ink-soft">{children}</p>
    </li>
  );
}
