import { Plural, Trans } from "@lingui/react/macro";
import type { PeopleAccount } from "#shared/rules/person-account.ts";
import type { PeopleRead } from "#shared/rules/person-reading.ts";
import { NotTaken } from "#web/blocks/leftover/not-taken.tsx";
import { formatMoney } from "#web/i18n/money.ts";

type AccountWordsProps = {
  account: PeopleAccount;
  read: Pick<PeopleRead, "counts" | "sumDiffers" | "leftover" | "rows">;
};

/** Outcome of every row and every franc of a file. */
export function AccountWords({ account, read }: AccountWordsProps) {
  const { rows, francs, unread } = account;
  const { counts, sumDiffers } = read;
  const [file, taken, left] = [francs.file, francs.taken, francs.left].map(formatMoney);
  const refusedLines = new Set(read.rows.flatMap(({ line, trouble }) => (trouble ? [line] : [])));
  const others = read.leftover.filter(({ is, at }) => is !== "line" || !refusedLines.has(at ?? 0));
  return (
    <div className="flex flex-col gap-1">
      <p className="text-ink-soft">
        <Trans>
          <Plural value={counts.all} one="# ligne du fichier" other="# lignes du fichier" /> :{" "}
          reprises : {rows.taken} · déjà notées : {rows.known} · refusées : {rows.refused} · totaux
          et titres répétés : {rows.sums} · vides : {counts.empty} · en tête : {counts.head}
        </Trans>
      </p>
      <p className={francs.left === 0 && unread === 0 ? "" : "font-medium text-attention"}>
        <Trans>
          Dettes du fichier : {file} = {taken} reprises + {left} non reprises
        </Trans>
        {unread > 0 && (
          <>
            {" · "}
            <Plural
              value={unread}
              one="# ligne dont le montant n’est pas compris"
              other="# lignes dont le montant n’est pas compris"
            />
          </>
        )}
      </p>
      {sumDiffers && <SumDiffers {...sumDiffers} />}
      <NotTaken leftover={others} />
    </div>
  );
}

function SumDiffers({ line, stated, read }: NonNullable<PeopleRead["sumDiffers"]>) {
  const [said, found] = [formatMoney(stated), formatMoney(read)];
  return (
    <p role="alert" className="font-medium text-attention">
      <Trans>
        Le total de la ligne {line} dit {said}, les lignes font {found}.
      </Trans>
    </p>
  );
}
