import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { download } from "#web/blocks/download.ts";
import { nameInFile } from "#web/blocks/spreadsheet/file-name.ts";
import { formatDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { useKeptSeals } from "#web/store/queries/use-kept-seals.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

/** What this device keeps so that nothing is taken out of the books unseen, and the file of it (CH7). */
export function ProofsCard({ shop }: { shop: SessionShop }) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const kept = useKeptSeals(shop.id);
  const language = i18n.locale as Language;
  if (!kept) return null;
  const { seals, twice, file } = kept;
  const last = seals.at(-1);
  const name = `preuves_${nameInFile(shop.name, "boutique")}_${last?.day ?? ""}.json`;
  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-lg font-semibold">
        <Trans>Preuves gardées sur cet appareil</Trans>
      </h2>
      <p className="text-ink-soft">
        <Trans>
          Chaque jour fini est scellé. Cet appareil garde les sceaux : personne, pas même le
          serveur, ne peut retirer ou changer une vente sans que cela se voie.
        </Trans>
      </p>
      {last ? (
        <p>
          <Plural value={seals.length} one="# jour gardé" other="# jours gardés" />
          {" · "}
          <Trans>dernier : {formatDay(`${last.day}T12:00:00.000Z`, language)}</Trans>
        </p>
      ) : (
        <p>
          <Trans>Aucun jour n’est encore scellé.</Trans>
        </p>
      )}
      {twice.length > 0 && (
        <p role="alert" className="font-semibold text-attention">
          <Plural
            value={twice.length}
            one="Le serveur a dit deux choses différentes d’un même jour."
            other="Le serveur a dit deux choses différentes de # jours."
          />
        </p>
      )}
      {last && (
        <Button
          aria-label={t`Enregistrer le fichier des preuves`}
          onClick={() => download(file, name, "application/json")}
        >
          <Trans>Enregistrer le fichier</Trans>
        </Button>
      )}
    </Card>
  );
}
