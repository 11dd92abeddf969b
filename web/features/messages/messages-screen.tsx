import { Trans, useLingui } from "@lingui/react/macro";
import MessagesSquare from "lucide-react/icons/messages-square";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useMembers } from "#web/store/queries/use-members.ts";
import { useConversations, useMessageBook } from "#web/store/queries/use-messages.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { cx } from "#web/ui/cx.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Conversation } from "./conversation.tsx";
import { ownerFor, partnersOfOwner } from "./people.ts";
import { PeopleList } from "./people-list.tsx";

/** /messages: the owner with each member of the shop, a member with the owner. */
export function MessagesScreen() {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  const shop = currentShop(session);
  return (
    <Screen title={t`Messages`} ownHead>
      <h1 className="sr-only">{t`Messages`}</h1>
      {!shop && <NoShop />}
      {session && shop && (
        <Messages key={`${shop.id} ${session.userId}`} shop={shop} userId={session.userId} />
      )}
    </Screen>
  );
}

type MessagesProps = { shop: SessionShop; userId: string };

function Messages({ shop, userId }: MessagesProps) {
  const isOpen = useMessageBook(shop.id) !== undefined;
  if (!isOpen) return null;
  return shop.role === "owner" ? (
    <OwnerMessages shop={shop} userId={userId} />
  ) : (
    <MemberMessages shop={shop} userId={userId} />
  );
}

function MemberMessages({ shop, userId }: MessagesProps) {
  const { t } = useLingui();
  const members = useMembers(shop.id);
  const conversations = useConversations(shop.id);
  const cut = useDayCut(shop.id);
  const { timeZone } = cut;
  const owner = ownerFor(userId, members, conversations);
  const name = owner.name ?? t`Propriétaire`;
  return (
    <Conversation
      {...{ shopId: shop.id, shopName: shop.name, userId, timeZone, name }}
      partner={owner}
      hasList={false}
    />
  );
}

function OwnerMessages({ shop, userId }: MessagesProps) {
  const { t } = useLingui();
  const members = useMembers(shop.id);
  const conversations = useConversations(shop.id);
  const cut = useDayCut(shop.id);
  const { timeZone } = cut;
  const now = useNow();
  const [address] = useSearchParams();
  const openId = address.get("with") ?? undefined;
  const partners = useMemo(() => partnersOfOwner(members, conversations), [members, conversations]);
  const open = partners.find(({ memberId }) => memberId === openId);
  const name = open?.name ?? t`Quelqu’un`;
  if (partners.length === 0)
    return (
      <EmptyState icon={<MessagesSquare />} title={<Trans>Personne à qui écrire</Trans>}>
        <Trans>
          Invitez un employé ou un revendeur : vous pourrez vous écrire ici, même sans réseau.
        </Trans>
      </EmptyState>
    );
  return (
    <div className="flex min-h-0 flex-1">
      <div
        className={cx(
          "min-h-0 w-full flex-col md:flex md:w-80 md:shrink-0 md:border-r md:border-line",
          open ? "hidden" : "flex",
        )}
      >
        <div className="p-4">
          <p aria-hidden="true" className="text-2xl font-bold tracking-tight">
            {t`Messages`}
          </p>
        </div>
        <div className="min-h-0 flex-1">
          <PeopleList {...{ partners, cut, now }} openId={open?.memberId} />
        </div>
      </div>
      {open ? (
        <Conversation
          key={open.memberId}
          {...{ shopId: shop.id, shopName: shop.name, userId, timeZone, name }}
          partner={open}
          hasList
        />
      ) : (
        <div className="hidden flex-1 items-center justify-center md:flex">
          <EmptyState icon={<MessagesSquare />} title={<Trans>Choisissez une personne</Trans>}>
            <Trans>Ses messages s’affichent ici.</Trans>
          </EmptyState>
        </div>
      )}
    </div>
  );
}
