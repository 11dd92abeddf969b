import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { isPriceOpen } from "#shared/paper/list-prices.ts";
import { isPurchase, type PaperKind } from "#shared/paper/paper-kind.ts";
import type { PaperProposal } from "#shared/paper/proposal.ts";
import type { Grey } from "#web/blocks/paper/grey.ts";
import { emptyDraft } from "#web/blocks/purchases/purchase-draft.ts";
import { useDraft } from "#web/blocks/purchases/use-draft.ts";
import { useCatalogue } from "#web/store/queries/use-catalogue.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { kindWords, paperKinds } from "./kind-words.ts";
import { OtherProduct } from "./other-product.tsx";
import { PaperEnd } from "./paper-end.tsx";
import { PaperLine } from "./paper-line.tsx";
import { PaperSums } from "./paper-sums.tsx";
import {
  type ReviewedLine,
  reviewedOf,
  sureOnes,
  withHead,
  withoutSums,
  withoutTaken,
  withProduct,
  withSums,
  withTaken,
} from "./reviewed-line.ts";
import { WhichPrices } from "./which-prices.tsx";

type ReviewPaperProps = {
  shop: SessionShop;
  proposal: PaperProposal;
  shown: Grey;
  photo: File;
  /** Called when the user chooses the kind of the paper. */
  onKind: (kind: PaperKind) => void;
  /** Called when the user chooses the column of prices of a list. */
  onPrices: (column: number) => void;
  onAnother: () => void;
};

/** The lines of the paper, each beside its cut-out: what is taken is in the purchase at once, and outlives a flat battery. */
export function ReviewPaper(props: ReviewPaperProps) {
  const { t, i18n } = useLingui();
  const { shop, proposal, shown, photo, onKind, onPrices, onAnother } = props;
  const { draft, change } = useDraft(shop.id);
  const catalogue = useCatalogue(shop.id);
  const [lines, setLines] = useState(() => reviewedOf(proposal));
  const [other, setOther] = useState<ReviewedLine>();
  // What was being written when the photograph was read.
  const [wasBegun] = useState(draft.lines.length > 0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { kind } = proposal;
  const hasCome = isPurchase(kind);
  const isTaken = (hasCome || kind === "credit-note" || kind === "list") && !isPriceOpen(proposal);
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
    if (!hasCome) return;
    change((now) => {
      const grown = withHead(those.reduce(withTaken, now ?? emptyDraft), proposal);
      return taken.length === 0 ? withSums(grown, proposal, !wasBegun) : grown;
    });
  }

  function reopen(line: ReviewedLine) {
    if (hasCome && line.state === "taken")
      change((now) => {
        const less = withoutTaken(now, line);
        return taken.length === 1 ? withoutSums(less, proposal) : less;
      });
    put({ ...line, state: "open" });
  }

  return (
    <Card className="flex flex-col gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {kind === "list" ? <Trans>Une liste de prix</Trans> : <Trans>Ce que dit le papier</Trans>}
      </h2>
      <SelectField
        label={t`Ce papier est`}
        value={kind}
        onChange={onKind}
        // The lines already taken depend on the kind.
        disabled={taken.length > 0}
        options={paperKinds.map((one) => ({ value: one, label: i18n._(kindWords[one]) }))}
      />
      <PaperSums proposal={proposal} />
      <WhichPrices {...{ proposal, onPrices }} isFixed={taken.length > 0} />
      {hasCome && wasBegun && (
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
      {isTaken && lines.length === 0 && (
        <p className="font-medium text-attention">
          <Trans>
            Aucune ligne d’article ne se lit. Dites autrement ce qu’est ce papier, reprenez la photo
            de plus près, ou écrivez les lignes à la main.
          </Trans>
        </p>
      )}
      {isTaken && lines.length > 0 && (
        <>
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
        </>
      )}
      <PaperEnd {...{ shop, proposal, lines, photo, onAnother }} />
      {other && (
        <OtherProduct
          shopId={shop.id}
          printed={other.proposed.line.name}
          onClose={() => setOther(undefined)}
          onPick={(productId) => {
            const product = catalogue?.get(productId);
            if (product) put(withProduct(other, product, kind));
            setOther(undefined);
          }}
        />
      )}
    </Card>
  );
}
