import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ScaleLabel } from "#shared/rules/scale-label.ts";
import { formatMeasure } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";

const misread = msg`Étiquette de balance mal lue : scannez-la encore. Rien n’est vendu.`;
const notWeighed = (name: string) =>
  msg`${name} ne se vend pas au poids : son étiquette de balance n’est pas prise.`;
const notMadeUp = (name: string, francs: string) =>
  msg`Le prix de ${name} à la caisse ne donne pas ${francs} : pesez-le à la main.`;

/** What a label holds: a weight, or the price of it. */
export const heldWords = ({ holds, value }: Pick<ScaleLabel, "holds" | "value">): string =>
  holds === "weight" ? formatMeasure(value, "g") : formatMoney(value);

/** Why a label sells nothing. */
export const labelWords = {
  misread: () => i18n._(misread),
  "not-weighed": (name: string) => i18n._(notWeighed(name)),
  "not-made-up": (name: string, label: ScaleLabel) => i18n._(notMadeUp(name, heldWords(label))),
};
