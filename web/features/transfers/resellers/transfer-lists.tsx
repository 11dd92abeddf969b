import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { may } from "#shared/rules/permissions.ts";
import { ConfirmAll } from "#web/blocks/answers/confirm-all.tsx";
import { ReturnForm } from "#web/blocks/handover/return-form.tsx";
import { PagedList } from "#web/blocks/paged-list.tsx";
import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import { reasonWords } from "#web/blocks/words/reason-words.ts";
import { confirmTransfers, decideTransfer } from "#web/store/acts.ts";
import type { TransferRow } from "#web/store/read-models/handed-over/transfer-book.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Settling } from "#web/ui/settling.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { RejectDialog } from "./reject-dialog.tsx";
import { SaleOnTransferDialog } from "./sale-on-transfer-dialog.tsx";
import { TransferCard } from "./transfer-card.tsx";

/** As the product wants its lists of transfers. */
const perPage = 4;

type Open = { kind: "reject" | "sell" | "return"; id: string };

/** Transfers that wait, those that stand, those that were not taken; and what this person may do with each. */
export function TransferLists({
  shop,
  transfers,
}: {
  shop: SessionShop;
  transfers: readonly TransferRow[];
}) {
  const { t, i18n } = useLingui();
  const { timeZone } = useReceiptShop(shop);
  const [open, setOpen] = useState<Open>();
  const [confirming, setConfirming] = useState<string>();
  const isOwn = may(shop.role, "answer-own-transfer");
  const mayDecide = isOwn || may(shop.role, "decide-transfer");
  const maySell = may(shop.role, "sell-for-reseller");
  const mayReturn = may(shop.role, "return-own-stock") || may(shop.role, "take-reseller-return");
  const opened = transfers.find(({ id }) => id === open?.id);
  const close = () => setOpen(undefined);
  const withStatus = (status: TransferRow["status"]) =>
    transfers.filter((transfer) => transfer.status === status);
  const [pending, confirmed, rejected] = [
    withStatus("pending"),
    withStatus("confirmed"),
    withStatus("rejected"),
  ];

  async function handleConfirm({ id }: TransferRow) {
    if (confirming !== undefined) return;
    setConfirming(id);
    try {
      const given = { shopId: shop.id, transferId: id, decision: "confirm", note: "" } as const;
      const done = await decideTransfer(given);
      if (done.ok) showToast(t`Transfert confirmé.`, "ok");
      else showToast(i18n._(reasonWords(done.refusal)), "stop");
    } finally {
      setConfirming(undefined);
    }
  }

  const card = (transfer: TransferRow, acts?: ReactNode) => (
    <TransferCard transfer={transfer} showsReseller={!isOwn} timeZone={timeZone}>
      {acts}
    </TransferCard>
  );
  return (
    <>
      <Section
        title={<Trans>En attente</Trans>}
        count={pending.length}
        always={
          mayDecide && (
            <ConfirmAll
              waiting={pending}
              confirm={(given) => confirmTransfers({ ...given, shopId: shop.id })}
            />
          )
        }
      >
        <Settling ids={pending.map(({ id }) => id)} className="flex flex-col gap-3">
          <PagedList
            label={t`Transferts en attente`}
            rows={pending}
            perPage={perPage}
            renderRow={(transfer) =>
              card(
                transfer,
                mayDecide && (
                  <>
                    <Button
                      kind="brand"
                      busy={confirming === transfer.id}
                      onClick={() => handleConfirm(transfer)}
                    >
                      <Trans>Confirmer</Trans>
                    </Button>
                    <Button onClick={() => setOpen({ kind: "reject", id: transfer.id })}>
                      <Trans>Refuser</Trans>
                    </Button>
                  </>
                ),
              )
            }
          />
        </Settling>
      </Section>
      <Section title={<Trans>Confirmés</Trans>} count={confirmed.length}>
        <PagedList
          label={t`Transferts confirmés`}
          rows={confirmed}
          perPage={perPage}
          renderRow={(transfer) =>
            card(
              transfer,
              transfer.exactInStock > 0 && (
                <>
                  {maySell && (
                    <Button kind="brand" onClick={() => setOpen({ kind: "sell", id: transfer.id })}>
                      <Trans>Vendre</Trans>
                    </Button>
                  )}
                  {mayReturn && (
                    <Button onClick={() => setOpen({ kind: "return", id: transfer.id })}>
                      <Trans>Retour stock</Trans>
                    </Button>
                  )}
                </>
              ),
            )
          }
        />
      </Section>
      {rejected.length > 0 && (
        <Section title={<Trans>Refusés</Trans>} count={rejected.length}>
          <PagedList
            label={t`Transferts refusés`}
            rows={rejected}
            perPage={perPage}
            renderRow={(transfer) => card(transfer)}
          />
        </Section>
      )}
      {opened && open?.kind === "reject" && (
        <RejectDialog shopId={shop.id} transfer={opened} onClose={close} />
      )}
      {opened && open?.kind === "sell" && (
        <SaleOnTransferDialog shopId={shop.id} transfer={opened} onClose={close} />
      )}
      <Dialog
        open={opened !== undefined && open?.kind === "return"}
        onClose={close}
        title={<Trans>Retour stock</Trans>}
        closeLabel={t`Fermer`}
      >
        {opened && (
          <ReturnForm shopId={shop.id} transfers={[opened]} place="products" onDone={close} />
        )}
      </Dialog>
    </>
  );
}

type SectionProps = {
  title: ReactNode;
  count: number;
  /** What has something to say of the list also once it is empty. */
  always?: ReactNode;
  children: ReactNode;
};

function Section({ title, count, always, children }: SectionProps) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">
        {title}{" "}
        <span className="figures font-normal text-ink-soft">
          · <Plural value={count} _0="aucun" one="# transfert" other="# transferts" />
        </span>
      </h2>
      {always}
      {count > 0 && children}
    </section>
  );
}
