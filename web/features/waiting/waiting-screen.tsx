import { Plural, Trans, useLingui } from "@lingui/react/macro";
import CircleCheck from "lucide-react/icons/circle-check";
import { HelpLink } from "#web/blocks/help/help-link.tsx";
import { UploadTrouble } from "#web/blocks/image-picker/upload-trouble.tsx";
import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { closeOperation } from "#web/store/commands/outbox.ts";
import { useRefusedImages } from "#web/store/queries/use-image-states.ts";
import { useOpening } from "#web/store/queries/use-store.ts";
import { useStuck } from "#web/store/queries/use-stuck.ts";
import { useWaitingOperations } from "#web/store/queries/use-waiting-operations.ts";
import {
  currentShop,
  ownSession,
  type Session,
  type SessionShop,
  useSession,
} from "#web/store/session.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Settling } from "#web/ui/settling.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { CloseButton, OperationCard } from "./operation-card.tsx";
import { OperationSection } from "./operation-section.tsx";
import { SendingCard } from "./sending-card.tsx";
import { waitingGroups } from "./waiting-groups.ts";

/** /waiting: what this device has not sent yet, and what the server refused or flagged, with the reasons. */
export function WaitingScreen() {
  const { t } = useLingui();
  const opening = useOpening();
  const session = useSession((state) => state.session);
  const shop = currentShop(session);
  // What was refused for a shop that is gone is still here to be read and exported.
  const mine = useWaitingOperations();
  return (
    <Screen title={t`Envois`} help={<HelpLink page="no-network" section="sent" />}>
      {opening && <Skeleton className="h-40 w-full max-w-3xl" />}
      {!opening &&
        (session && (shop || mine.length > 0) ? (
          <Waiting session={session} shop={shop ?? { id: "", name: "" }} />
        ) : (
          <NoShop />
        ))}
    </Screen>
  );
}

function Waiting({ session, shop }: { session: Session; shop: Pick<SessionShop, "id" | "name"> }) {
  const records = useWaitingOperations();
  const { timeZone } = useReceiptShop(shop);
  const { own, stuck, others, refused, flagged } = waitingGroups(
    records,
    ownSession(session)?.userId ?? "",
    useStuck(),
  );
  const unsent = records.filter((record) => record.state === "waiting");
  const exportable = [...unsent, ...refused];
  const images = useRefusedImages(shop.id);
  const nothing = [unsent, refused, flagged].every((list) => list.length === 0) && images === 0;
  return (
    <Settling
      ids={[...refused, ...flagged].map(({ id }) => id)}
      className="flex w-full max-w-3xl flex-col gap-4"
    >
      <SendingCard unsent={exportable} timeZone={timeZone} />
      {nothing && (
        <EmptyState icon={<CircleCheck />} title={<Trans>Tout est envoyé</Trans>}>
          <Trans>Rien n’attend sur cet appareil, rien n’a été refusé.</Trans>
        </EmptyState>
      )}
      {images > 0 && (
        <Card>
          <UploadTrouble count={images} />
        </Card>
      )}
      {refused.length > 0 && (
        <OperationSection
          title={
            <Plural
              value={refused.length}
              one="# opération refusée"
              other="# opérations refusées"
            />
          }
          note={
            <Trans>
              Rien de cela n’est dans les comptes. Lisez la raison, puis recommencez s’il le faut.
            </Trans>
          }
        >
          {refused.map((record) => (
            <OperationCard
              key={record.id}
              record={record}
              timeZone={timeZone}
              action={<CloseButton onClose={() => closeOperation(record.id)} />}
            />
          ))}
        </OperationSection>
      )}
      {stuck.length > 0 && (
        <OperationSection
          title={
            <Plural
              value={stuck.length}
              one="# envoi n’est pas passé"
              other="# envois ne sont pas passés"
            />
          }
          note={
            <Trans>
              Rien n’est perdu : tout est gardé sur cet appareil et réessayé dans l’heure, ou tout
              de suite avec « Envoyer maintenant ». Si cela dure, exportez-le dans un fichier et
              écrivez-nous.
            </Trans>
          }
        >
          {stuck.map((record) => (
            <OperationCard key={record.id} record={record} timeZone={timeZone} />
          ))}
        </OperationSection>
      )}
      {own.length > 0 && (
        <OperationSection
          title={<Plural value={own.length} one="# à envoyer" other="# à envoyer" />}
        >
          {own.map((record) => (
            <OperationCard key={record.id} record={record} timeZone={timeZone} />
          ))}
        </OperationSection>
      )}
      {others.map((group) => (
        <OperationSection
          key={group.by}
          title={
            group.name === "" ? (
              <Trans>De quelqu’un d’autre : {group.records.length}</Trans>
            ) : (
              <Trans>
                De {group.name} : {group.records.length}
              </Trans>
            )
          }
          note={
            group.name === "" ? (
              <Trans>
                Ces opérations partiront quand la personne qui avait ouvert la session se connectera
                de nouveau sur cet appareil.
              </Trans>
            ) : (
              <Trans>
                Ces opérations partiront quand {group.name} se connectera sur cet appareil.
              </Trans>
            )
          }
        >
          {group.records.map((record) => (
            <OperationCard key={record.id} record={record} timeZone={timeZone} />
          ))}
        </OperationSection>
      ))}
      {flagged.length > 0 && (
        <OperationSection
          title={<Plural value={flagged.length} one="# envoi signalé" other="# envois signalés" />}
          note={
            <Trans>
              Tout cela est dans les comptes. Le propriétaire voit les ventes et les retours
              signalés sur son tableau de bord.
            </Trans>
          }
        >
          {flagged.map((record) => (
            <OperationCard
              key={record.id}
              record={record}
              timeZone={timeZone}
              action={<CloseButton onClose={() => closeOperation(record.id)} />}
            />
          ))}
        </OperationSection>
      )}
    </Settling>
  );
}
