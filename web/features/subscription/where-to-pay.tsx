import { Trans, useLingui } from "@lingui/react/macro";
import Copy from "lucide-react/icons/copy";
import type { Paying } from "#shared/schemas/subscription.ts";
import { copyText } from "#web/blocks/invitations/copy-link.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type WhereToPayProps = {
  /** Undefined while nothing is known of it. */
  paying: Paying | undefined;
  /** Of the plan, in whole francs. */
  amount: number;
};

/** To whom the money goes, how much, and what to write as its reason; or whom to ask while nothing can be paid yet. */
export function WhereToPay({ paying, amount }: WhereToPayProps) {
  const { t } = useLingui();
  if (paying === undefined)
    return (
      <p className="text-ink-soft">
        <Trans>Les numéros où payer s’affichent ici dès que le serveur les a donnés.</Trans>
      </p>
    );
  if (paying.accounts.length === 0) return <NotOpenYet paying={paying} />;
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t`Où payer`} className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {paying.accounts.map(({ operator, number, name }) => (
          <li
            key={`${operator} ${number}`}
            className="flex items-center justify-between gap-2 rounded-control border border-line p-3"
          >
            <span className="min-w-0">
              <strong className="block">{operator}</strong>
              <span className="figures max-[18rem]:whitespace-normal block text-lg">{number}</span>
              <span className="block break-words text-ink-soft">{name}</span>
            </span>
            <CopyButton text={number} label={t`Copier le numéro ${operator}`} />
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Term
          name={t`Montant`}
          shown={formatMoney(amount)}
          copied={String(amount)}
          label={t`Copier le montant`}
        />
        <Term
          name={t`Motif à écrire`}
          shown={paying.reference}
          copied={paying.reference}
          label={t`Copier le motif`}
        />
      </dl>
    </div>
  );
}

type TermProps = { name: string; shown: string; copied: string; label: string };

function Term({ name, shown, copied, label }: TermProps) {
  return (
    <div className="flex items-center justify-between gap-2 rounded-control border border-line p-3">
      <div>
        <dt className="text-ink-soft">{name}</dt>
        <dd className="figures text-lg font-semibold">{shown}</dd>
      </div>
      <CopyButton text={copied} label={label} />
    </div>
  );
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useLingui();
  async function handleCopy() {
    if (await copyText(text)) showToast(t`Copié`, "ok");
    else showToast(t`Ce navigateur ne laisse pas copier : écrivez-le à la main.`, "stop");
  }
  return (
    <IconButton
      label={label}
      icon={<Copy aria-hidden="true" className="size-5" />}
      onClick={handleCopy}
    />
  );
}

function NotOpenYet({ paying: { email, phone } }: { paying: Paying }) {
  return (
    <div className="rounded-card border border-attention/40 bg-attention-soft p-3 text-attention">
      <p className="font-semibold">
        <Trans>Le paiement n’est pas encore ouvert.</Trans>
      </p>
      <p>
        {email === undefined && phone === undefined ? (
          <Trans>
            Écrivez-nous par « Écrire à l’assistance », en bas de cette page : nous vous dirons
            comment payer.
          </Trans>
        ) : (
          <Trans>Demandez-nous comment payer :</Trans>
        )}
      </p>
      <ul className="flex flex-col">
        {email !== undefined && (
          <li>
            <a
              className="inline-flex min-h-11 items-center break-all underline"
              href={`mailto:${email}`}
            >
              {email}
            </a>
          </li>
        )}
        {phone !== undefined && (
          <li>
            <a
              className="inline-flex min-h-11 items-center underline"
              href={`tel:${phone.replaceAll(" ", "")}`}
            >
              {phone}
            </a>
          </li>
        )}
      </ul>
      <p>
        <Trans>
          Rien ne s’arrête en attendant : vous vendez et envoyez vos ventes comme avant.
        </Trans>
      </p>
    </div>
  );
}
