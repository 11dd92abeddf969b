import { Trans, useLingui } from "@lingui/react/macro";
import { timeZones } from "#shared/rules/time-zone.ts";
import { mostPieces } from "#shared/schemas/bounds.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { type FieldsProps, Section } from "./section.tsx";

/** When a day ends here, and when stock counts as low. */
export function StockSection({ fields, onField }: FieldsProps) {
  const { t } = useLingui();
  const zones = timeZones.includes(fields.timeZone) ? timeZones : [fields.timeZone, ...timeZones];
  return (
    <Section title={<Trans>Journée et stock</Trans>}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Fuseau horaire`}
          hint={t`La journée de vente change à minuit, à cette heure-là.`}
          value={fields.timeZone}
          onChange={(timeZone) => onField("timeZone", timeZone)}
          options={zones.map((zone) => ({ value: zone, label: zoneWords(zone) }))}
        />
        <NumberField
          label={t`Seuil d’alerte d’un nouveau produit`}
          hint={t`« Stock faible » à partir de ce nombre. Les produits déjà là gardent le leur.`}
          value={fields.lowStockThreshold}
          most={mostPieces}
          onChange={(threshold) => onField("lowStockThreshold", threshold ?? 0)}
        />
      </div>
    </Section>
  );
}

/** `Douala (UTC+1)`. */
function zoneWords(zone: string): string {
  const city = (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
  try {
    const parts = new Intl.DateTimeFormat("en", {
      timeZone: zone,
      timeZoneName: "shortOffset",
    }).formatToParts();
    const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
    return `${city} (${offset.replace("GMT", "UTC")})`;
  } catch {
    return city;
  }
}
