import { useLingui } from "@lingui/react/macro";

/** Hundredths of a percent, as `12,5 %`; a dash before anything was earned. */
export function Rate({ value }: { value: number | undefined }) {
  const { i18n } = useLingui();
  if (value === undefined) return "—";
  const tag = i18n.locale === "en" ? "en-GB" : "fr";
  const words = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 });
  return <span className="figures">{words.format(value / 10_000)}</span>;
}
