import { Trans, useLingui } from "@lingui/react/macro";
import { timeZones } from "#shared/rules/time-zone.ts";
import { latestTurn, mostPieces } from "#shared/schemas/bounds.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { type FieldsProps, Section } from "./section.tsx";

const hours = Array.from({ length: latestTurn + 1 }, (_, hour) => hour);
/** `04:00` */
const hourText = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** When a day ends here, and when stock counts as low. */
export function StockSection({ fields, onField }: FieldsProps) {
  const { t } = useLingui();
  const turnWords = (turn: number) => {
    if (turn === 0) return t`Pour un bar ouvert la nuit, choisissez l’heure de la fermeture.`;
    const [before, from] = [`${hourText(turn - 1).slice(0, 2)}:30`, hourText(turn)];
    return t`Une vente de ${before} compte pour la veille, une vente de ${from} pour le jour même. Les ventes déjà faites gardent leur jour.`;
  };
  const zones = timeZones.includes(fields.timeZone) ? timeZones : [fields.timeZone, ...timeZones];
  return (
    <Section title={<Trans>Journée et stock</Trans>}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Fuseau horaire`}
          hint={t`Les jours et les heures de la boutique suivent cette horloge.`}
          value={fields.timeZone}
          onChange={(timeZone) => onField("timeZone", timeZone)}
          options={zones.map((zone) => ({ value: zone, label: zoneWords(zone) }))}
        />
        <SelectField
          label={t`La journée se termine à`}
          hint={turnWords(fields.dayTurnsAt)}
          value={String(fields.dayTurnsAt)}
          onChange={(hour) => onField("dayTurnsAt", Number(hour))}
          options={hours.map((hour) => ({
            value: String(hour),
            label: hour === 0 ? t`Minuit` : hourText(hour),
          }))}
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
