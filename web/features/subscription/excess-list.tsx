import { Trans, useLingui } from "@lingui/react/macro";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { Excess } from "#shared/schemas/subscription.ts";
import { excessWords } from "#web/blocks/plans/plan-words.ts";

/** What there is beyond the plan, shop by shop: all of it goes on. */
export function ExcessList({ excess }: { excess: readonly Excess[] }) {
  const { i18n } = useLingui();
  if (excess.length === 0) return null;
  return (
    <section className="flex gap-3 rounded-card border border-attention/40 bg-attention-soft p-3 text-attention">
      <TriangleAlert aria-hidden="true" className="size-6 shrink-0" />
      <div className="min-w-0">
        <h2 className="font-semibold">
          <Trans>Plus que ce que le plan permet</Trans>
        </h2>
        <ul className="mt-1 flex flex-col gap-1">
          {excess.map((each) => (
            <li key={`${each.shopId} ${each.thing}`}>
              {each.shopName !== "" && <strong>{each.shopName} · </strong>}
              {i18n._(excessWords(each))}
            </li>
          ))}
        </ul>
        <p className="mt-1">
          <Trans>Rien ne disparaît et tout se vend ; seul l’ajout attend un plan plus grand.</Trans>
        </p>
      </div>
    </section>
  );
}
