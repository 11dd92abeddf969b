import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { usualAccounts } from "#shared/rules/chart-of-accounts.ts";
import { type AccountMap, journalAccounts } from "#shared/schemas/journal.ts";
import { Trouble } from "#web/blocks/trouble/trouble.tsx";
import { keepAccounts } from "#web/store/accounting.ts";
import type { NotDone } from "#web/store/session/ask-server.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { accountWords } from "./journal-words.ts";

type AccountMapFormProps = {
  shopId: string;
  accounts: AccountMap;
  onKept: () => Promise<void>;
};

const isNumber = (text: string) => /^[0-9A-Z]{2,12}$/.test(text);

/** The numbers of accounts, as the shop's accountant wants them: files say them from then on. */
export function AccountMapForm({ shopId, accounts, onKept }: AccountMapFormProps) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const [draft, setDraft] = useState<AccountMap>(accounts);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<NotDone>();
  const wrong = journalAccounts.filter((account) => !isNumber(draft[account] ?? ""));
  const isSame = journalAccounts.every((account) => draft[account] === accounts[account]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (wrong.length > 0) return;
    setBusy(true);
    setTrouble(undefined);
    const kept = await keepAccounts(shopId, draft);
    setBusy(false);
    if (kept.ok) await onKept();
    else setTrouble(kept);
  }

  return (
    <Card aria-labelledby={heading}>
      <form className="flex flex-col gap-3" onSubmit={handleSubmit} noValidate>
        <h2 id={heading} className="text-lg font-semibold">
          <Trans>Plan de comptes</Trans>
        </h2>
        <p className="text-ink-soft">
          <Trans>
            Les numéros du SYSCOHADA, que votre comptable peut remplacer par les siens. Les fichiers
            les prennent tels qu’ils sont ici.
          </Trans>
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          {journalAccounts.map((account) => (
            <TextField
              key={account}
              label={i18n._(accountWords[account])}
              value={draft[account] ?? ""}
              onChange={(text) =>
                setDraft({ ...draft, [account]: text.trim().toUpperCase().slice(0, 12) })
              }
              inputMode="numeric"
              error={
                wrong.includes(account) ? t`De 2 à 12 chiffres ou lettres majuscules.` : undefined
              }
            />
          ))}
        </div>
        <Trouble of={trouble} />
        <div className="flex flex-wrap gap-2">
          <Button kind="main" type="submit" busy={busy} disabled={isSame || wrong.length > 0}>
            <Trans>Enregistrer les numéros</Trans>
          </Button>
          <Button type="button" onClick={() => setDraft(usualAccounts)}>
            <Trans>Remettre ceux du SYSCOHADA</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
