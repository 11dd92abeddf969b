import { Trans, useLingui } from "@lingui/react/macro";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { AskKind } from "#shared/ask/kinds.ts";
import type { AskShop } from "#shared/ask/question.ts";
import type { SessionShop } from "#web/store/session.ts";
import { exampleIn } from "./examples.ts";

/** What is asked most, the first on top. */
const usual: readonly AskKind[] = [
  ...(["sales-total", "profit", "debtors", "low-stock", "best-products", "product-stock"] as const),
  ...(["compare-sales", "customer-debt", "suppliers-due", "reseller-commission"] as const),
  ...(["reseller-goods", "last-sale", "out-of-stock", "drawer-now", "unsent"] as const),
];

type SuggestionsProps = {
  shop: SessionShop;
  names: AskShop;
  kinds: readonly AskKind[];
  most?: number;
  onAsk: (question: string) => void;
};

/** Questions that the shop can answer, each a tap away. */
export function Suggestions({ names, kinds, most = 8, onAsk }: SuggestionsProps) {
  const { i18n, t } = useLingui();
  const ordered = kinds.length > most ? usual.filter((kind) => kinds.includes(kind)) : kinds;
  const questions = ordered.flatMap((kind) => exampleIn(kind, names, i18n) ?? []).slice(0, most);
  if (questions.length === 0) return null;
  return (
    <section aria-label={t`Questions à la boutique`} className="flex flex-col gap-1">
      <p className="text-sm text-ink-soft">
        <Trans>Demandez par exemple :</Trans>
      </p>
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="flex min-h-11 w-full items-center gap-2 text-start font-medium text-brand-ink underline underline-offset-4"
            >
              <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
