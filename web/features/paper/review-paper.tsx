import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { PaperProposal } from "#shared/paper/proposal.ts";
import type { Grey } from "#web/blocks/paper/grey.ts";
import { emptyDraft } from "#web/blocks/purchases/purchase-draft.ts";
import { useDraft } from "#web/blocks/purchases/use-draft.ts";
import { useCatalogue } from "#web/store/queries/use-catalogue.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ListEnd } from "./list-end.tsx";
import { OtherProduct } from "./other-product.tsx";
import { PaperLine } from "./paper-line.tsx";
import { PaperSums } from "./paper-sums.tsx";
import {
  type ReviewedLine,
  reviewedOf,
  sureOnes,
  withHead,
  withoutTaken,
  withProduct,
  withTaken,
} from "./reviewed-line.ts";

type ReviewPaperProps = {
  shop: SessionShop;
  proposal: PaperProposal;
  shown: Grey;
  onAnother: () => void;
};

/** The lines of the paper, each beside its cut-out: what is taken is in the purchase at once, and outlives a flat battery. */
export function ReviewPaper({ shop, proposal, shown, onAnother }: ReviewPaperProps) {
  const { t } = useLingui();
  const { draft, change } = useDraft(shop.id);
  const catalogue = useCatalogue(shop.id);
  const [lines, setLines] = useState(() => reviewedOf(proposal));
  const [other, setOther] = useState<ReviewedLine>();
  // What was being written when the photograph was read.
  const [wasBegun] = useState(draft.lines.length > 0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { kind } = proposal;
  const isPurchase = kind === "purchase";
  const sure = sureOnes(lines, proposal);
  const taken = lines.filter(({ state }) => state === "taken");
  const open = lines.filter(({ state }) => state === "open");

  const put = (line: ReviewedLine) =>
    setLines((known) => known.map((one) => (one.at === line.at ? line : one)));

  function take(those: readonly ReviewedLine[]) {
    const chosen = new Set(those.map(({ at }) => at));
    setLines((known) =>
      known.map((one) => (chosen.has(one.at) ? { ...one, state: "taken" } : one)),
    );
    if (isPurchase) change((now) => withHead(those.reduce(withTaken, now ?? emptyDraft), proposal));
  }

  function reopen(line: ReviewedLine) {
    if (isPurchase && line.state === "taken") change((now) => withoutTaken(now, line));
    put({ ...line, state: "open" });
  }

  return (
    <Card className="flex flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {isPurchase ? <Trans>Ce que dit le papier</Trans> : <Trans>Une liste de prix</Trans>}
      </h2>
      <PaperSums proposal={proposal} />
      {isPurchase && wasBegun && (
        <p className="font-medium text-attention">
          <Trans>Un achat est déjà en train d’être écrit : ces lignes s’y ajoutent.</Trans>{" "}
          <Link
            to="/purchases/new"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            <Trans>Le voir</Trans>
          </Link>
        </p>
      )}
      {sure.length > 1 && (
        <Button onClick={() => take(sure)} className="self-start">
          <Plural
            value={sure.length}
            one="Prendre la ligne sûre"
            other="Prendre les # lignes sûres"
          />
        </Button>
      )}
      <ul aria-label={t`Lignes du papier`} className="flex flex-col divide-y divide-line">
        {lines.map((line) => (
          <li key={line.at}>
            <PaperLine
              {...{ shopId: shop.id, line, kind, shown }}
              onChange={put}
              onTake={() => take([line])}
              onLeave={() => put({ ...line, state: "left" })}
              onReopen={() => reopen(line)}
              onOther={() => setOther(line)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="tabular-nums">
        <Trans>
          {taken.length} sur {lines.length}
        </Trans>
        {" · "}
        {open.length > 0 ? (
          <Plural value={open.length} one="# ligne à regarder" other="# lignes à regarder" />
        ) : (
          <Trans>tout est regardé</Trans>
        )}
      </p>
      {isPurchase ? (
        <div className="flex flex-wrap gap-2">
          {taken.length > 0 && (
            <Link to="/purchases/new" className={`${buttonLook("main", "sell")} grow`}>
              <Trans>Continuer vers l’achat</Trans>
            </Link>
          )}
          <Button size="sell" className="grow" onClick={onAnother}>
            <Trans>Une autre photo</Trans>
          </Button>
        </div>
      ) : (
        <ListEnd shop={shop} lines={taken} onAnother={onAnother} />
      )}
      {other && (
        <OtherProduct
          shopId={shop.id}
          printed={other.proposed.line.name}
          onClose={() => setOther(undefined)}
          onPick={(productId) => {
            const product = catalogue?.get(productId);
            if (product) put(withProduct(other, product));
            setOther(undefined);
          }}
        />
      )}
    </Card>
  );
}
