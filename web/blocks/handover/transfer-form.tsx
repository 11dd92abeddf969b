import { Trans, useLingui } from "@lingui/react/macro";
import type { TransferOrigin } from "#shared/schemas/transfer.ts";
import { transferList, transferToReseller } from "#web/store/acts.ts";
import { useResellers } from "#web/store/queries/use-members.ts";
import { showToast } from "#web/ui/toast-state.ts";
import { type GivenGoods, GoodsForm } from "./goods-form.tsx";

type TransferFormProps = {
  shopId: string;
  /** At the till a transfer waits to be confirmed, on the products screen it stands. */
  origin: TransferOrigin;
  onDone?: () => void;
};

/** Goods handed to a reseller. */
export function TransferForm({ shopId, origin, onDone }: TransferFormProps) {
  const { t } = useLingui();
  const resellers = useResellers(shopId);

  function record({ receiverId, ...goods }: GivenGoods) {
    return transferToReseller({ ...goods, shopId, origin, resellerId: receiverId });
  }

  function handleDone() {
    showToast(
      origin === "till"
        ? t`Transfert enregistré : il attend d’être confirmé.`
        : t`Transfert enregistré.`,
      "ok",
    );
    onDone?.();
  }

  if (resellers.length === 0)
    return (
      <p>
        <Trans>Aucun revendeur ne fait encore partie de cette boutique.</Trans>
      </p>
    );
  return (
    <GoodsForm
      shopId={shopId}
      receiver={{
        label: t`Revendeur`,
        placeholder: t`Choisir un revendeur`,
        missing: <Trans>Choisissez un revendeur.</Trans>,
        options: resellers.map((one) => ({ value: one.userId, label: one.fullName })),
      }}
      record={record}
      recordAll={({ receiverId, ...given }) =>
        transferList({ ...given, shopId, origin, resellerId: receiverId })
      }
      onDone={handleDone}
    >
      <Trans>Transférer</Trans>
    </GoodsForm>
  );
}
