import { Plural, Trans } from "@lingui/react/macro";
import CircleCheck from "lucide-react/icons/circle-check";
import Download from "lucide-react/icons/download";
import { Link } from "react-router-dom";
import { formatQuantity } from "#web/i18n/money.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { countRows } from "./plan/plan-summary.ts";
import type { Stage, useImport } from "./plan/use-import.ts";
import { useRefusedFile } from "./use-refused-file.ts";

type ImportDoneProps = { stage: Stage & { at: "done" }; work: ReturnType<typeof useImport> };

/** It is written, all of it; what was refused can still be taken along. */
export function ImportDone({ stage, work }: ImportDoneProps) {
  const { created, updated, plan } = stage;
  const { refused, asked, aside } = countRows(plan.rows);
  const refusedFile = useRefusedFile(work, plan.rows);
  return (
    <Card role="status">
      <EmptyState
        icon={<CircleCheck />}
        title={<Trans>Import enregistré</Trans>}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link to="/product-management" className={buttonLook("main", "sell")}>
              <Trans>Voir les produits</Trans>
            </Link>
            <Link to="/product-management/labels" className={buttonLook("plain", "sell")}>
              <Trans>Imprimer des étiquettes</Trans>
            </Link>
            <Button size="sell" onClick={work.leave}>
              <Trans>Importer un autre fichier</Trans>
            </Button>
            {refused + asked + aside > 0 && (
              <Button
                size="sell"
                icon={<Download aria-hidden="true" className="size-5" />}
                onClick={() => void refusedFile()}
              >
                <Trans>Télécharger les lignes refusées</Trans>
              </Button>
            )}
          </div>
        }
      >
        <p>
          <Plural
            value={created}
            one="# produit créé"
            other={`${formatQuantity(created)} produits créés`}
          />
          {" · "}
          <Plural value={updated} one="# modifié" other={`${formatQuantity(updated)} modifiés`} />
          {" · "}
          <Plural
            value={refused}
            one="# ligne refusée"
            other={`${formatQuantity(refused)} lignes refusées`}
          />
          {asked > 0 && " · "}
          {asked > 0 && (
            <Plural
              value={asked}
              one="# ligne sans réponse, non reprise"
              other={`${formatQuantity(asked)} lignes sans réponse, non reprises`}
            />
          )}
          {aside > 0 && " · "}
          {aside > 0 && (
            <Plural
              value={aside}
              one="# ligne laissée de côté"
              other={`${formatQuantity(aside)} lignes laissées de côté`}
            />
          )}
        </p>
        <p>
          <Trans>
            Les produits se vendent dès maintenant. Le serveur les vérifiera à l’envoi : ce qu’il
            n’accepte pas apparaît dans « Envois ».
          </Trans>
        </p>
      </EmptyState>
    </Card>
  );
}
