import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import ScanBarcode from "lucide-react/icons/scan-barcode";
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import { startingThreshold } from "#shared/rules/stock.ts";
import { longestBarcode, mostPieces } from "#shared/schemas/bounds.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { PlanLimitCard } from "#web/blocks/plans/product-limit.tsx";
import { CodeTooLong } from "#web/blocks/scan/code-too-long.tsx";
import type { ScanOutcome } from "#web/blocks/scan/scan-outcome.ts";
import { useCodeWedge } from "#web/blocks/scan/use-code-wedge.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { createProduct } from "#web/store/acts.ts";
import { useCatalogue } from "#web/store/queries/use-catalogue.ts";
import { useProductStats } from "#web/store/queries/use-product-list.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { emptyProduct, fieldsOf, firstProductTrouble, isCodeTooLong } from "./first-product.ts";

const notAdded = msg`Le produit n’a pas été ajouté`;

const CameraPanel = lazy(async () => ({
  default: (await import("#web/blocks/scan/camera-panel.tsx")).CameraPanel,
}));

type Written = { id: string; name: string; price: number; stock: number };

/** 5: the first products, one row after the other: scan or type, Enter, and the next one. Needs no network. */
export function FirstProducts({ shop }: { shop: Shop }) {
  const { t } = useLingui();
  const { count, max } = useProductStats(shop.id);
  const catalogue = useCatalogue(shop.id);
  const { busy, refusal, run, clear } = useAct();
  const [product, setProduct] = useState(emptyProduct);
  const [asked, setAsked] = useState(false);
  const [written, setWritten] = useState<readonly Written[]>([]);
  const [cameraOpen, setCameraOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const most = formatQuantity(max ?? 0);
  const isFull = max !== null && count >= max;
  const missing = asked ? firstProductTrouble(product) : undefined;

  function focus(name: string) {
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const trouble = firstProductTrouble(product);
    setAsked(trouble !== undefined);
    if (trouble) return focus(trouble);
    const initialStock = product.stock ?? 0;
    const fields = fieldsOf(product, startingThreshold(initialStock, shop.lowStockThreshold));
    const done = await run((formId) =>
      createProduct({ shopId: shop.id, formId, fields, initialStock }),
    );
    if (done?.operation.kind !== "product.create") return;
    const { productId } = done.operation.body;
    const { name, price } = fields;
    setWritten([{ id: productId, name, price, stock: initialStock }, ...written]);
    setProduct(emptyProduct);
    focus("barcode");
  }

  function handleCode(code: string): ScanOutcome {
    if (isCodeTooLong(code)) {
      showToast(<CodeTooLong />, "stop");
      return "refused";
    }
    const isHeld = (catalogue?.byBarcode(code).length ?? 0) > 0;
    setProduct((now) => ({ ...now, barcode: code }));
    setCameraOpen(false);
    if (!isHeld && product.name === "") focus("name");
    return isHeld ? "unknown" : "known";
  }

  useCodeWedge({ enabled: true, isReady: !busy, onCode: handleCode });

  /** Enter, by hand or from a slow scanner: the next box is wanted, not the next product. */
  function handleBarcodeKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || product.name !== "") return;
    event.preventDefault();
    focus("name");
  }

  return (
    <div className="flex flex-col gap-4">
      <p aria-live="polite" className="font-medium">
        <Plural
          value={count}
          _0="Aucun produit pour l’instant"
          one="# produit"
          other="# produits"
        />
        {max !== null && max > 0 && (
          <span className="font-normal text-ink-soft">
            {" · "}
            <Trans>votre plan en permet {most}</Trans>
          </span>
        )}
      </p>
      {isFull ? (
        <PlanLimitCard max={max} />
      ) : (
        <form
          ref={form}
          onSubmit={handleSubmit}
          noValidate
          className="grid grid-cols-2 items-start gap-3 md:grid-cols-[3fr_4fr_2fr_2fr_auto]"
        >
          <div className="col-span-2 grid grid-cols-[1fr_auto] gap-2 md:col-span-1">
            <TextField
              name="barcode"
              label={t`Code-barres`}
              value={product.barcode}
              onChange={(barcode) => setProduct({ ...product, barcode })}
              onKeyDown={handleBarcodeKey}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="next"
              maxLength={longestBarcode}
            />
            <Button
              size="sell"
              className="mt-7 px-3"
              aria-label={t`Scanner avec la caméra`}
              aria-expanded={cameraOpen}
              icon={<ScanBarcode aria-hidden="true" className="size-6" />}
              onClick={() => setCameraOpen(!cameraOpen)}
            />
          </div>
          <div className="col-span-2 md:col-span-1">
            <TextField
              name="name"
              label={t`Nom du produit`}
              value={product.name}
              onChange={(name) => {
                setProduct({ ...product, name });
                clear();
              }}
              error={missing === "name" ? t`À remplir` : undefined}
              autoComplete="off"
              enterKeyHint="next"
              maxLength={200}
            />
          </div>
          <NumberField
            name="price"
            label={t`Prix`}
            value={product.price}
            onChange={(price) => setProduct({ ...product, price })}
            suffix="FCFA"
            error={missing === "price" ? t`À remplir` : undefined}
          />
          <NumberField
            name="stock"
            label={t`Pièces`}
            value={product.stock}
            most={mostPieces}
            onChange={(stock) => setProduct({ ...product, stock })}
          />
          <Button
            kind="brand"
            size="sell"
            type="submit"
            busy={busy}
            className="col-span-2 md:col-span-1 md:mt-7"
          >
            <Trans>Ajouter</Trans>
          </Button>
        </form>
      )}
      {cameraOpen && (
        <Suspense>
          <CameraPanel
            onCode={handleCode}
            knownWord={<Trans>Lu</Trans>}
            onClose={() => setCameraOpen(false)}
          />
        </Suspense>
      )}
      <ActTrouble title={notAdded} refusal={refusal} />
      {written.length > 0 && (
        <ul aria-label={t`Produits ajoutés`} className="flex flex-col divide-y divide-line">
          {written.map(({ id, name, price, stock }) => (
            <li
              key={id}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1"
            >
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <Pieces stock={stock} />
              <span className="figures font-semibold">{formatMoney(price)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Pieces({ stock }: { stock: number }) {
  const pieces = formatQuantity(stock);
  return (
    <span className="figures text-ink-soft">
      <Plural value={stock} one={`${pieces} pièce`} other={`${pieces} pièces`} />
    </span>
  );
}
