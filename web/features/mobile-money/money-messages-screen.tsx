import { Trans, useLingui } from "@lingui/react/macro";
import Smartphone from "lucide-react/icons/smartphone";
import { useState } from "react";
import { may } from "#shared/rules/permissions.ts";
import { HelpLink } from "#web/blocks/help/help-link.tsx";
import { MessageCard } from "#web/blocks/money-messages/message-card.tsx";
import { asksForEyesOf } from "#web/blocks/money-messages/reading-words.ts";
import { bringsMoney, useMoneyMessages } from "#web/blocks/money-messages/use-money-messages.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { PagedList } from "#web/blocks/paged-list.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { reasonWords } from "#web/blocks/words/reason-words.ts";
import { useTimeZone } from "#web/store/queries/use-time-zone.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TroubleNote } from "#web/ui/trouble-note.tsx";
import { ForgetMessage } from "./forget-message.tsx";
import { MessageUse } from "./message-use.tsx";
import { OwnNumbers } from "./own-numbers.tsx";
import { PasteMessages } from "./paste-messages.tsx";

/** /mobile-money: the operators' messages of this phone, read and judged against each other. */
export function MoneyMessagesScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  return (
    <Screen title={t`Messages Mobile Money`} help={<HelpLink page="money-messages" />}>
      {!shop && <NoShop />}
      {shop && !may(shop.role, "sell") && <NotAllowed action="sell" />}
      {shop && may(shop.role, "sell") && <Messages key={shop.id} shop={shop} />}
    </Screen>
  );
}

function Messages({ shop }: { shop: SessionShop }) {
  const { t, i18n } = useLingui();
  const { messages, country, currency, reader, trouble, isShopRead } = useMoneyMessages(shop.id);
  const timeZone = useTimeZone(shop.id);
  const [onlyDoubtful, setOnlyDoubtful] = useState(false);
  if (!isShopRead) return <Skeleton className="h-80 w-full" />;
  const latest = [...(messages ?? [])].sort((a, b) => (momentOf(a) < momentOf(b) ? 1 : -1));
  const doubtful = latest.filter(asksForEyesOf);
  const shown = onlyDoubtful ? doubtful : latest;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-4">
      <PasteMessages reader={reader} />
      {trouble !== null && <TroubleNote>{i18n._(reasonWords(trouble))}</TroubleNote>}
      {messages?.length === 0 && (
        <EmptyState icon={<Smartphone />} title={<Trans>Aucun message sur cet appareil</Trans>}>
          <Trans>
            Collez les SMS de l’opérateur, ou partagez-les depuis l’application des SMS : « Partager
            », puis « Boutika ».
          </Trans>
        </EmptyState>
      )}
      {latest.length > 0 && (
        <>
          <ChipRow label={t`Messages montrés`}>
            <Chip
              pressed={!onlyDoubtful}
              onPress={() => setOnlyDoubtful(false)}
              count={latest.length}
            >
              <Trans>Tous</Trans>
            </Chip>
            <Chip
              pressed={onlyDoubtful}
              onPress={() => setOnlyDoubtful(true)}
              count={doubtful.length}
            >
              <Trans>À vérifier</Trans>
            </Chip>
          </ChipRow>
          <PagedList
            key={String(onlyDoubtful)}
            label={t`Messages lus`}
            rows={shown}
            perPage={20}
            renderRow={(message) => (
              <MessageCard shopId={shop.id} message={message} country={country} timeZone={timeZone}>
                {bringsMoney(message) && (
                  <MessageUse shopId={shop.id} message={message} currency={currency} />
                )}
                <ForgetMessage id={message.keptId} />
              </MessageCard>
            )}
          />
        </>
      )}
      <OwnNumbers shopId={shop.id} />
    </div>
  );
}

/** Its own moment, else when it was pasted. */
function momentOf({ reading, pastedAt }: { reading: object; pastedAt: string }): string {
  return "at" in reading && typeof reading.at === "string" ? reading.at : pastedAt;
}
