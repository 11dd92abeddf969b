import { Trans, useLingui } from "@lingui/react/macro";
import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { type Accounted, isWhole } from "#shared/leftover.ts";
import { type Proof, proofOf } from "#shared/money-messages/proof.ts";
import { isMove, type MoneyCurrency, type Move } from "#shared/money-messages/reading.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { NotTaken } from "#web/blocks/leftover/not-taken.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useReferences } from "#web/store/queries/use-references.ts";
import { useTimeZone } from "#web/store/queries/use-time-zone.ts";
import { cx } from "#web/ui/cx.ts";
import { AgainstWords } from "./against-words.tsx";
import { messageMoney } from "./money-words.ts";
import { OwnSide } from "./own-side.tsx";
import { asksForEyesOf, verdictWords } from "./reading-words.ts";
import type { ReadMessage } from "./use-money-messages.ts";

type ProofWordsProps = {
  shopId: string;
  due: number;
  country: string;
  currency: MoneyCurrency;
  message: ReadMessage;
  /** Called once somebody says which of the two numbers is the shop's. */
  onSaid: () => void;
};

/** In words, whether a message proves this payment: its amount, its verdict among the others, where it was used before. */
export function ProofWords({ shopId, due, currency, message, onSaid }: ProofWordsProps) {
  const { i18n } = useLingui();
  const ticketsWith = useReferences(shopId);
  const now = new Date(useNow()).toISOString();
  const { reading, judged, suspicions } = message;
  const proof = proofOf(reading, { due, currency, now });
  const used =
    isMove(reading) && reading.reference !== undefined ? ticketsWith(reading.reference) : [];
  const { words } = verdictWords(reading, judged);
  const isDoubtful = asksForEyesOf(message) || used.length > 0;
  const isGood = proof.is === "payment" && proof.difference === 0 && !proof.isOld && !isDoubtful;
  return (
    <div
      className={cx(
        "flex flex-col gap-1 rounded-control border p-3 font-medium",
        isGood
          ? "border-ok/40 bg-ok-soft text-ok"
          : "border-attention/50 bg-attention-soft text-attention",
      )}
    >
      <p className="flex gap-1.5">
        {isGood ? (
          <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
        ) : (
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        )}
        <span className="min-w-0 break-words">
          <AmountWords proof={proof} due={due} />
        </span>
      </p>
      {proof.is === "payment" && (
        <MoveWords shopId={shopId} move={proof.move} isOld={proof.isOld} />
      )}
      {proof.is !== "no-payment" && <p className="text-sm">{i18n._(words)}</p>}
      {used.map(({ id, receiptNo }) => (
        <p key={id}>
          <Trans>Ce SMS a déjà servi au reçu {receiptNo}.</Trans>
        </p>
      ))}
      <AgainstWords suspicions={suspicions} />
      {reading.kind === "whose" && <OwnSide {...{ shopId, onSaid }} sides={reading.sides} />}
      {proof.is !== "no-payment" && <LeftOfProof leftover={reading.leftover} />}
      {!isGood && (
        <p className="text-sm">
          <Trans>La vente n’est pas bloquée : regardez le SMS sur le téléphone.</Trans>
        </p>
      )}
    </div>
  );
}

/** A box of its own for the parts not understood: the amount is confirmed, but not the whole message. */
function LeftOfProof({ leftover }: Accounted) {
  if (isWhole({ leftover })) return null;
  return (
    <div className="rounded-control border border-attention/50 bg-attention-soft p-2 text-sm text-attention">
      <NotTaken leftover={leftover} />
      <p>
        <Trans>Lisez cette partie dans le SMS avant de remettre la marchandise.</Trans>
      </p>
    </div>
  );
}

function AmountWords({ proof, due }: { proof: Proof; due: number }): ReactNode {
  if (proof.is === "no-payment") return <NoPayment kind={proof.kind} />;
  const told = messageMoney(proof.move.amount, proof.move.currency);
  if (proof.is === "other-currency")
    return <Trans>Le SMS dit {told} : ce n’est pas la monnaie de la boutique.</Trans>;
  const { difference } = proof;
  if (difference === 0) return <Trans>{told} : le montant attendu.</Trans>;
  const apart = Number.isInteger(difference)
    ? formatMoney(Math.abs(difference))
    : String(Math.abs(difference));
  return difference < 0 ? (
    <Trans>
      Le SMS dit {told} : il manque {apart} sur {formatMoney(due)}.
    </Trans>
  ) : (
    <Trans>
      Le SMS dit {told} : {apart} de trop.
    </Trans>
  );
}

function NoPayment({ kind }: { kind: Extract<Proof, { is: "no-payment" }>["kind"] }): ReactNode {
  if (kind === "failed") return <Trans>Ce SMS dit que le paiement a échoué.</Trans>;
  if (kind === "outgoing")
    return <Trans>Ce SMS parle d’argent qui sort, pas d’un paiement reçu.</Trans>;
  if (kind === "not-customers")
    return <Trans>Ce SMS dit un dépôt ou un retour d’argent, pas le paiement d’un client.</Trans>;
  if (kind === "whose") return <Trans>Ce SMS nomme deux numéros : lequel est le vôtre ?</Trans>;
  if (kind === "balance") return <Trans>Ce SMS dit un solde, pas un paiement.</Trans>;
  if (kind === "other") return <Trans>Ce SMS n’est pas un paiement.</Trans>;
  return <Trans>SMS illisible : tapez la référence vous-même.</Trans>;
}

/** Who sent it and when; that it has no reference, or came long ago. */
function MoveWords({ shopId, move, isOld }: { shopId: string; move: Move; isOld: boolean }) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone(shopId);
  const when = move.at && formatDateTime(move.at, i18n.locale as Language, timeZone);
  return (
    <>
      <p className="text-sm break-words">
        {[move.sender, move.phone, when].filter(Boolean).join(" · ")}
      </p>
      {isOld && (
        <p className="text-sm">
          <Trans>Ce SMS n’est pas d’aujourd’hui, ou date de plusieurs heures.</Trans>
        </p>
      )}
      {move.reference === undefined && (
        <p className="text-sm">
          <Trans>Ce SMS ne porte pas de référence : tapez-la.</Trans>
        </p>
      )}
    </>
  );
}
