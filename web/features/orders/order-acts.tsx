import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import MessageCircle from "lucide-react/icons/message-circle";
import MessageSquareText from "lucide-react/icons/message-square-text";
import PackagePlus from "lucide-react/icons/package-plus";
import Pencil from "lucide-react/icons/pencil";
import { Link } from "react-router-dom";
import type { OrderStanding } from "#shared/rules/order.ts";
import { basisOf, withProposal } from "#shared/rules/proposed-cost.ts";
import type { OrderFields } from "#shared/schemas/order.ts";
import { PaperButtons } from "#web/blocks/documents/paper-buttons.tsx";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { useOrderDraft } from "#web/blocks/orders/use-order-draft.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { businessDay } from "#web/i18n/dates.ts";
import { editOrder } from "#web/store/purchases.ts";
import { useCatalogue } from "#web/store/queries/use-catalogue.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";
import type { OrderRow } from "#web/store/queries/use-orders.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { orderDocument, orderFile, orderText } from "./order-document.ts";
import { sendLinks } from "./order-text.ts";

type OrderActsProps = {
  shop: SessionShop;
  order: OrderRow;
  standing: OrderStanding;
  supplier: CustomerRow | undefined;
  hasCome: boolean;
};

/** What one may do with an order as it stands: tell the supplier, receive, change, close or take it back. */
export function OrderActs({ shop, order, standing, supplier, hasCome }: OrderActsProps) {
  const { t, i18n } = useLingui();
  const moveOn = useMoveOn();
  const act = useAct();
  const { set } = useOrderDraft(shop.id);
  const today = businessDay(useNow(), useDayCut(shop.id));
  const catalogue = useCatalogue(shop.id);
  const paper = {
    ...{ shop, order, supplierName: supplier?.name ?? t`Fournisseur inconnu` },
    itemOf: (productId: string) => catalogue?.get(productId),
  };
  const links = sendLinks(supplier?.phone ?? "", orderText(paper, i18n));
  const { id: orderId, supplierId, state } = order;
  if (standing === "come" || standing === "closed" || standing === "cancelled") return null;

  const put = (patch: Parameters<typeof editOrder>[0]["patch"]) =>
    act.run((formId) => editOrder({ shopId: shop.id, formId, supplierId, orderId, patch }));
  const say = (next: OrderFields["state"]) => void put({ state: [state, next] });
  const handleSent = () => {
    if (state === "draft") void put({ state: [state, "sent"], sentDay: [order.sentDay, today] });
  };
  function handleEdit() {
    // The cost belongs to this quantity: for another quantity the form proposes it in proportion.
    const lines = [...order.lines]
      .reverse()
      .map((line) => withProposal({ cost: undefined, ...line }, basisOf(line)));
    const { note } = order;
    set({ orderId, supplierId, lines, note, expectedDay: order.expectedDay ?? "" });
    moveOn("/purchases/orders/new");
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Link
          to={`/purchases/new?order=${orderId}`}
          className={buttonLook(state === "draft" ? "plain" : "main", "sell")}
        >
          <PackagePlus aria-hidden="true" className="size-5" />
          <Trans>Réceptionner</Trans>
        </Link>
        <a
          href={links.whatsApp}
          target="_blank"
          rel="noreferrer"
          onClick={handleSent}
          className={buttonLook(state === "draft" ? "main" : "plain", "sell")}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          <Trans>Envoyer par WhatsApp</Trans>
        </a>
        <a href={links.sms} onClick={handleSent} className={buttonLook("plain", "sell")}>
          <MessageSquareText aria-hidden="true" className="size-5" />
          <Trans>Envoyer par SMS</Trans>
        </a>
        <PaperButtons make={() => orderDocument(paper, i18n)} fileName={orderFile(paper)} />
      </div>
      <div className="flex flex-wrap gap-2">
        {state === "draft" && (
          <Button busy={act.busy} onClick={handleSent}>
            <Trans>Noter comme envoyée</Trans>
          </Button>
        )}
        <Button icon={<Pencil aria-hidden="true" className="size-5" />} onClick={handleEdit}>
          <Trans>Modifier</Trans>
        </Button>
        {hasCome ? (
          <Button busy={act.busy} onClick={() => say("closed")}>
            <Trans>Solder : le reste ne viendra pas</Trans>
          </Button>
        ) : (
          <Button busy={act.busy} onClick={() => say("cancelled")}>
            <Trans>Annuler la commande</Trans>
          </Button>
        )}
      </div>
      <p className="sr-only" role="status">
        {act.busy ? t`Un instant…` : ""}
      </p>
      <ActTrouble refusal={act.refusal} title={msg`Commande non modifiée`} />
    </div>
  );
}
