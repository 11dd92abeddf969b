import { Trans, useLingui } from "@lingui/react/macro";
import { type GivenGoods, GoodsForm } from "#web/blocks/handover/goods-form.tsx";
import { sendToShop } from "#web/store/acts.ts";
import { showToast } from "#web/ui/toast-state.ts";

type ShopTransferFormProps = {
  shopId: string;
  /** The owner's other shops. */
  others: readonly { id: string; name: string }[];
};

/** Goods for another shop of the same owner: they leave at once, and are counted on arrival. */
export function ShopTransferForm({ shopId, others }: ShopTransferFormProps) {
  const { t } = useLingui();

  function record({ receiverId, ...goods }: GivenGoods) {
    return sendToShop({ ...goods, shopId, toShopId: receiverId });
  }

  return (
    <GoodsForm
      shopId={shopId}
      receiver={{
        label: t`Boutique qui reçoit`,
        placeholder: t`Choisir une boutique`,
        missing: <Trans>Choisissez une boutique.</Trans>,
        options: others.map(({ id, name }) => ({ value: id, label: name })),
      }}
      record={record}
      onDone={() =>
        showToast(t`Envoi enregistré : l’autre boutique le comptera à l’arrivée.`, "ok")
      }
    >
      <Trans>Envoyer</Trans>
    </GoodsForm>
  );
}
