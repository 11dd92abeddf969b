import { Trans, useLingui } from "@lingui/react/macro";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { type FieldsProps, Section } from "./section.tsx";

/** What a shop begins with: one franc of a hundred comes back. */
const first = { francsOfPoint: 10, francsPerPoint: 1000 };

/** Whether customers earn points, what they pay for one, and what it is worth. */
export function LoyaltySection({ fields, troubles, onField }: FieldsProps) {
  const { t } = useLingui();
  const { loyalty } = fields;
  const isAsked = troubles.some(({ field }) => field === "loyalty");
  const box = (field: keyof typeof first, label: string) => (
    <NumberField
      label={label}
      value={loyalty?.[field] || undefined}
      suffix="FCFA"
      error={isAsked && loyalty?.[field] === 0 ? <Trans>Un franc au moins.</Trans> : undefined}
      onChange={(francs = 0) => onField("loyalty", { ...first, ...loyalty, [field]: francs })}
    />
  );
  return (
    <Section
      title={<Trans>Fidélité</Trans>}
      hint={
        <Trans>
          Le client gagne des points quand on le choisit au moment de payer, et les dépense comme de
          l’argent dans cette boutique.
        </Trans>
      }
    >
      <CheckField
        strong
        checked={Boolean(loyalty)}
        onChange={(checked) => onField("loyalty", checked ? first : null)}
      >
        <Trans>Donner des points aux clients</Trans>
      </CheckField>
      {loyalty && (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {box("francsPerPoint", t`Payé pour gagner un point`)}
            {box("francsOfPoint", t`Valeur d’un point dépensé`)}
          </div>
          {loyalty.francsPerPoint > 0 && loyalty.francsOfPoint > 0 && (
            <p className="text-sm text-ink-soft">
              <Trans>
                Un achat de {formatMoney(10 * loyalty.francsPerPoint)} donne {formatQuantity(10)}{" "}
                points, qui paieront {formatMoney(10 * loyalty.francsOfPoint)}.
              </Trans>
            </p>
          )}
        </>
      )}
    </Section>
  );
}
