import { Trans, useLingui } from "@lingui/react/macro";
import Search from "lucide-react/icons/search";
import { type ReactNode, useMemo, useState } from "react";
import { isLabelled } from "#shared/rules/labelled-line.ts";
import type { ScaleLabel } from "#shared/rules/scale-label.ts";
import { NearWords } from "#web/blocks/product-list/nothing-found.tsx";
import { searchCatalogue, wareAt } from "#web/store/queries/use-catalogue.ts";
import { useNearProducts } from "#web/store/queries/use-near-products.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { heldWords } from "./label-words.ts";

/** More would not be looked through with a queue waiting: one types another letter. */
const shownAtOnce = 20;

type Choice = { id: string; name: string; price: number };

type LabelDialogProps = {
  shopId: string;
  label: ScaleLabel;
  /** Those that are its article; none where nobody is. */
  productIds: readonly string[];
  /** The list to choose from. */
  renderList: (
    label: string,
    products: readonly Choice[],
    onPick: (id: string) => void,
  ) => ReactNode;
  onPick: (productId: string) => void;
  onClose: () => void;
};

function isOfLabel(shopId: string, id: string, label: ScaleLabel): boolean {
  const ware = wareAt(shopId, id);
  return ware !== undefined && isLabelled(ware, label);
}

/** Of which product a scale's label is, where its article does not say: its weight or price is kept. */
export function LabelDialog(props: LabelDialogProps) {
  const { shopId, label, productIds, onPick, onClose } = props;
  const { t } = useLingui();
  const [text, setText] = useState("");
  const isUnknown = productIds.length === 0;
  const ids = useMemo(() => {
    const all = isUnknown ? searchCatalogue(shopId, { text, category: undefined }) : productIds;
    return all.filter((id) => isOfLabel(shopId, id, label));
  }, [shopId, text, isUnknown, productIds, label]);
  const near = useNearProducts(shopId, { text, category: undefined }, ids);
  const found = [...ids, ...near.filter((id) => isOfLabel(shopId, id, label))]
    .flatMap((id) => wareAt(shopId, id) ?? [])
    .slice(0, shownAtOnce);
  const article = <strong className="tabular-nums">{label.article}</strong>;
  const held = <strong className="figures">{heldWords(label)}</strong>;

  function handlePick(id: string) {
    onPick(id);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={isUnknown ? <Trans>Article inconnu</Trans> : <Trans>Lequel ?</Trans>}
      closeLabel={t`Fermer`}
    >
      <p className="mb-3">
        {isUnknown ? (
          <Trans>
            L’étiquette de la balance dit {held} de l’article {article}, qu’aucun produit ne porte.
            Choisissez le produit : {held} est gardé.
          </Trans>
        ) : (
          <Trans>
            Plusieurs produits portent l’article {article} de l’étiquette : {held}.
          </Trans>
        )}
      </p>
      {isUnknown && (
        <TextField
          label={t`Chercher parmi les produits au poids`}
          value={text}
          onChange={setText}
          autoFocus
          autoComplete="off"
          icon={<Search aria-hidden="true" className="size-5" />}
        />
      )}
      {ids.length === 0 && found[0] && <NearWords text={text} near={found[0].name} />}
      {found.length === 0 ? (
        <p role="status" className="mt-3">
          <Trans>Aucun produit au poids ne correspond.</Trans>
        </p>
      ) : (
        props.renderList(t`Produits au poids`, found, handlePick)
      )}
      {isUnknown && (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>
            Pour qu’il soit reconnu la prochaine fois, donnez-lui {article} comme code-barres dans «
            Produits ».
          </Trans>
        </p>
      )}
    </Dialog>
  );
}
