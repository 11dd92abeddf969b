import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { operatorSheets } from "#shared/money-messages/operators.ts";
import { readMerchantQr } from "#shared/rules/merchant-qr.ts";
import type { ShopMoney } from "#shared/schemas/shop-money.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { type FieldsProps, Section } from "./section.tsx";
import { stickerTrouble } from "./sticker-trouble.ts";

const CameraPanel = lazy(async () => ({
  default: (await import("#web/blocks/scan/camera-panel.tsx")).CameraPanel,
}));

const nothing: ShopMoney = { codes: [], sticker: null };

/** By which codes customers pay the shop, operator by operator, and its own sticker. */
export function MobileMoneySection({ fields, round, onField }: FieldsProps) {
  const { t } = useLingui();
  const money = fields.payCodes ?? nothing;
  const sheets = operatorSheets.filter(({ country }) => country === fields.country);
  const codeOf = (operator: string) =>
    money.codes.find((one) => one.operator === operator)?.code ?? "";

  function put(next: ShopMoney) {
    const isEmpty = next.codes.length === 0 && next.sticker === null;
    onField("payCodes", isEmpty ? null : next);
  }

  function putCode(operator: string, typed: string) {
    const code = typed.replace(/\D/g, "").slice(0, 12);
    const others = money.codes.filter((one) => one.operator !== operator);
    const all = code === "" ? others : [...others, { code, operator }];
    put({ ...money, codes: [...all].sort((a, b) => (a.operator < b.operator ? -1 : 1)) });
  }

  return (
    <Section
      title={<Trans>Paiement par Mobile Money</Trans>}
      hint={
        <Trans>
          À la caisse, Boutika prépare le code à composer et le QR avec le montant. Tous les
          téléphones de la boutique s’en servent.
        </Trans>
      }
    >
      {sheets.length === 0 && (
        <p>
          <Trans>Aucun opérateur connu dans ce pays.</Trans>
        </p>
      )}
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {sheets.map(({ operator, name, ussd, merchantCodeForm }) => {
          const code = codeOf(operator);
          const isOdd = code !== "" && merchantCodeForm && !merchantCodeForm.test(code);
          const shown = ussd?.replace("{code}", t`code`).replace("{amount}", t`montant`);
          return (
            <TextField
              key={operator}
              label={t`Code marchand ${name}`}
              value={code}
              onChange={(typed) => putCode(operator, typed)}
              inputMode="numeric"
              autoComplete="off"
              hint={
                shown === undefined ? (
                  <Trans>Gardé ici. Le code à composer n’est pas encore connu.</Trans>
                ) : (
                  <Trans>
                    Le client compose <span className="tabular-nums">{shown}</span>. Non essayé par
                    nous.
                  </Trans>
                )
              }
              error={
                isOdd ? (
                  <Trans>Ce code n’a pas la longueur habituelle. Il est gardé ainsi.</Trans>
                ) : undefined
              }
            />
          );
        })}
      </div>
      <Sticker
        key={round}
        sticker={money.sticker}
        onSticker={(sticker) => put({ ...money, sticker })}
      />
    </Section>
  );
}

type StickerProps = { sticker: string | null; onSticker: (sticker: string | null) => void };

/** The text of the shop's payment sticker: scanned once, or pasted. */
function Sticker({ sticker, onSticker }: StickerProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState("");
  const [isScanning, setIsScanning] = useState(false);
  const read = readMerchantQr(sticker ?? typed);

  function take(text: string): boolean {
    const found = readMerchantQr(text);
    setTyped(found.ok ? "" : text);
    if (found.ok) {
      setIsScanning(false);
      onSticker(found.value.payload);
    }
    return found.ok;
  }

  if (sticker !== null)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line p-3">
        <p className="min-w-0 break-words">
          {read.ok ? (
            <Trans>
              QR de paiement : {read.value.name}, {read.value.city}
            </Trans>
          ) : (
            <Trans>QR de paiement gardé</Trans>
          )}
        </p>
        <Button kind="quiet" onClick={() => onSticker(null)}>
          <Trans>Retirer ce QR</Trans>
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-3">
      {isScanning && (
        <Suspense>
          <CameraPanel
            onCode={(code) => (take(code) ? "known" : "refused")}
            knownWord={<Trans>Lu</Trans>}
            onClose={() => setIsScanning(false)}
          />
        </Suspense>
      )}
      <TextField
        label={t`Texte du QR de l’autocollant`}
        value={typed}
        onChange={take}
        autoComplete="off"
        hint={t`Collez le texte que lit un lecteur de QR, ou scannez l’autocollant.`}
        error={typed.trim() !== "" && !read.ok ? i18n._(stickerTrouble(read.refusal)) : undefined}
      />
      {!isScanning && (
        <Button className="self-start" onClick={() => setIsScanning(true)}>
          <Trans>Scanner l’autocollant</Trans>
        </Button>
      )}
    </div>
  );
}
