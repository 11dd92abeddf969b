import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { printerProfiles } from "#shared/rules/printer-profiles.ts";
import { profileOf } from "#web/blocks/printing/print-job.ts";
import { wayWords } from "#web/blocks/printing/print-words.ts";
import { isWired } from "#web/blocks/printing/ways.ts";
import type { KnownPrinter } from "#web/store/printed.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { OpenDrawerDialog } from "./open-drawer-dialog.tsx";

type PrinterCardProps = {
  shopId: string;
  printer: KnownPrinter;
  onChange: (printer: KnownPrinter | null) => void;
  onTry: () => void;
};

/** The printer that is used, how it is spoken to, and what it does by itself. */
export function PrinterCard({ shopId, printer, onChange, onTry }: PrinterCardProps) {
  const { t, i18n } = useLingui();
  const [opening, setOpening] = useState(false);
  const profile = profileOf(printer);
  const way = i18n._(wayWords[printer.way].name);
  const speaks = isWired(printer.way) || printer.way === "rawbt";
  const hasDrawer = isWired(printer.way) && profile.hasDrawer;
  const change = (fields: Partial<KnownPrinter>) => onChange({ ...printer, ...fields });
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg font-semibold wrap-anywhere">{printer.name}</h2>
        {way !== printer.name && <p className="text-ink-soft">{way}</p>}
      </div>
      {speaks && (
        <SelectField<string>
          label={t`Modèle`}
          value={profile.id}
          onChange={(id) => change({ profile: id })}
          options={printerProfiles.map(({ id, name }) => ({ value: id, label: name }))}
          hint={t`Essayés avec une imprimante imitée, pas tous sur le papier : si des lettres manquent, prenez-en un autre et refaites la page d’essai.`}
        />
      )}
      <CheckField checked={printer.printsEach} onChange={(printsEach) => change({ printsEach })}>
        <Trans>Imprimer chaque ticket dès l’encaissement</Trans>
      </CheckField>
      {hasDrawer && (
        <CheckField
          checked={printer.opensDrawer}
          onChange={(opensDrawer) => change({ opensDrawer })}
        >
          <Trans>Ouvrir le tiroir quand un ticket payé en espèces s’imprime</Trans>
        </CheckField>
      )}
      <div className="flex flex-wrap gap-2 *:grow">
        <Button kind="main" size="sell" onClick={onTry}>
          <Trans>Imprimer la page d’essai</Trans>
        </Button>
        {hasDrawer && (
          <Button size="sell" onClick={() => setOpening(true)}>
            <Trans>Ouvrir le tiroir</Trans>
          </Button>
        )}
        <Button size="sell" onClick={() => onChange(null)}>
          <Trans>Oublier cette imprimante</Trans>
        </Button>
      </div>
      {opening && (
        <OpenDrawerDialog shopId={shopId} printer={printer} onClose={() => setOpening(false)} />
      )}
    </Card>
  );
}
