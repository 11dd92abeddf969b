import { formatAmount } from "#web/i18n/money.ts";

/** Change in the largest figures of the product, as far as a narrow phone holds them; their line is always as high. */
export function ChangeFigure({ francs }: { francs: number }) {
  const text = formatAmount(francs);
  const size = text.length < 8 ? "text-4xl" : text.length < 10 ? "text-3xl" : "text-2xl";
  return (
    <span className="figures ml-auto flex h-12 items-baseline gap-1 text-sm leading-12">
      <span className={`${size} leading-12 font-bold tracking-tight max-[18rem]:text-[8vw]`}>
        {text}
      </span>{" "}
      FCFA
    </span>
  );
}
