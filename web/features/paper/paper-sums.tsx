import { Trans, useLingui } from "@lingui/react/macro";
import type { Change } from "#shared/paper/close-sums.ts";
import { isPurchase } from "#shared/paper/paper-kind.ts";
import type { PaperProposal } from "#shared/paper/proposal.ts";
import { NotTaken } from "#web/blocks/leftover/not-taken.tsx";
import { formatDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { sumWords } from "./kind-words.ts";

/** Data printed on the paper, every sum by name, whether the sums agree, and the parts not understood. */
export function PaperSums({ proposal }: { proposal: PaperProposal }) {
  const { i18n } = useLingui();
  const { supplier, number, day, several, leftover, lines } = proposal;
  const known = [
    supplier,
    number,
    day && formatDay(`${day}T12:00:00Z`, i18n.locale as Language),
  ].filter(Boolean);
  return (
    <div className="flex flex-col gap-1">
      {known.length > 0 && <p className="font-medium wrap-anywhere">{known.join(" · ")}</p>}
      {lines.length > 0 && <Total proposal={proposal} />}
      {isPurchase(proposal.kind) && <Belongs proposal={proposal} />}
      {leftover.length > 0 && (
        <>
          <NotTaken leftover={leftover} />
          <p>
            <Trans>Regardez-les sur le papier : ce qui manque s’ajoute à la main.</Trans>
          </p>
        </>
      )}
      {several && (
        <p className="font-medium text-attention">
          <Trans>
            Il y a peut-être deux papiers sur cette photo. Photographiez-les l’un après l’autre.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** Total to pay, its calculation from the lines, and whether they agree. */
function Total({ proposal }: { proposal: PaperProposal }) {
  const { i18n } = useLingui();
  const { closing, agrees, sums } = proposal;
  const { toPay, closes, changes } = closing;
  if (toPay === undefined) return null;
  const money = formatMoney(Math.abs(toPay));
  const signed = ({ value }: Change) =>
    `${value < 0 ? "−" : "+"}\u00a0${formatMoney(Math.abs(value))}`;
  const named = closes
    ? changes.map((change) => `${i18n._(sumWords[change.sum.is])} ${signed(change)}`)
    : sums.map(({ text }) => text);
  return (
    <>
      <p className={agrees ? "text-ink-soft" : "font-medium text-attention"}>
        {agrees && changes.length === 0 && (
          <Trans>Les lignes font le total du papier : {money}.</Trans>
        )}
        {agrees && changes.length > 0 && (
          <Trans>Les lignes et les sommes font ce qui est à payer : {money}.</Trans>
        )}
        {!agrees && closes && (
          <Trans>
            Le papier demande {money}, mais tout n’a pas été compris : regardez chaque ligne.
          </Trans>
        )}
        {!closes && (
          <Trans>
            Les lignes ne font pas le total du papier, {money} : regardez chacune, il peut en
            manquer.
          </Trans>
        )}
      </p>
      {named.length > 0 && (
        <ul className="text-sm text-ink-soft tabular-nums">
          {named.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sums of a paper never change their order.
            <li key={at} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Place of each sum in the purchase, and the sums without one. */
function Belongs({ proposal: { of, closing } }: { proposal: PaperProposal }) {
  const { i18n } = useLingui();
  const { discount, extras, elsewhere } = of;
  const listed = extras
    .map(({ of: is, amount }) => `${i18n._(sumWords[is])} ${formatMoney(amount)}`)
    .join(", ");
  const off = formatMoney(discount);
  return (
    <>
      {discount > 0 && (
        <p>
          <Trans>La remise, {off}, est retirée du coût de chaque ligne, à proportion.</Trans>
        </p>
      )}
      {extras.length > 0 && (
        <p>
          <Trans>Dans les frais de l’achat : {listed}. Vous pouvez les changer à la fin.</Trans>
        </p>
      )}
      {elsewhere.map(({ sum, value }) => {
        const name = i18n._(sumWords[sum.is]);
        const money = formatMoney(-value);
        return (
          <p key={sum.at} className="font-medium text-attention">
            <Trans>
              {name}, {money} en moins : l’achat ne peut pas le dire. Il est noté sans, et vous
              paierez {money} de moins.
            </Trans>
          </p>
        );
      })}
      {closing.account.map(({ sum, value }) => {
        const name = i18n._(sumWords[sum.is]);
        const money = formatMoney(Math.abs(value));
        return (
          <p key={sum.at}>
            <Trans>
              {name}, {money} : ce n’est pas de cet achat. C’est dans le compte du fournisseur.
            </Trans>
          </p>
        );
      })}
    </>
  );
}
