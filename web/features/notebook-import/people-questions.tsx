import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PeopleRead } from "#shared/rules/person-reading.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { Chip } from "#web/ui/chip.tsx";
import type { usePeopleFile } from "./people-file.ts";

type WorkProps = { work: ReturnType<typeof usePeopleFile> };

/** Questions with an example from the file, asked once: about its amounts, and about its lines without a name. */
export function PeopleQuestions({ work }: WorkProps) {
  const { t } = useLingui();
  const suppliers = useSuppliersSide();
  const { asks } = work.read;
  const { sign: whose, lines: several, others, blanks } = asks;
  const theyOwe = suppliers === (whose?.isBelow ?? false) ? 1 : -1;
  const weOwe = theyOwe === 1 ? -1 : 1;
  return (
    <>
      {whose && (
        <div className="flex flex-col gap-2">
          <p className="font-semibold">
            <Trans>
              Dans ce fichier, <bdi>{whose.name}</bdi> : <bdi>{whose.text}</bdi>. Que veut dire ce
              signe ?
            </Trans>
          </p>
          <Answers label={t`Le signe du solde`}>
            <Chip
              pressed={work.reading.sign === theyOwe}
              onPress={() => work.say({ sign: theyOwe })}
            >
              <Trans>
                <bdi>{whose.name}</bdi> vous doit
              </Trans>
            </Chip>
            <Chip pressed={work.reading.sign === weOwe} onPress={() => work.say({ sign: weOwe })}>
              <Trans>
                Vous devez à <bdi>{whose.name}</bdi>
              </Trans>
            </Chip>
          </Answers>
        </div>
      )}
      {several && <Several name={several.name} balances={several.balances} work={work} />}
      {others && <Others {...others} work={work} />}
      {blanks && <Blanks {...blanks} work={work} />}
    </>
  );
}

type SeveralProps = WorkProps & {
  name: string;
  balances: readonly number[];
};

function Several({ name, balances, work }: SeveralProps) {
  const { t } = useLingui();
  const list = balances.slice(0, 4).map(formatMoney).join(" · ");
  const sum = formatMoney(balances.reduce((one, other) => one + other, 0));
  const last = formatMoney(balances.at(-1) ?? 0);
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">
        <Trans>
          <bdi>{name}</bdi> a plusieurs lignes : {list}. Laquelle compte ?
        </Trans>
      </p>
      <Answers label={t`Plusieurs lignes d’une personne`}>
        <Chip pressed={work.reading.lines === "sum"} onPress={() => work.say({ lines: "sum" })}>
          <Trans>Toutes ensemble : {sum}</Trans>
        </Chip>
        <Chip pressed={work.reading.lines === "last"} onPress={() => work.say({ lines: "last" })}>
          <Trans>La dernière : {last}</Trans>
        </Chip>
      </Answers>
    </div>
  );
}

type OthersProps = WorkProps & NonNullable<PeopleRead["asks"]["others"]>;

/** For people who owe in the other direction: did they pay in advance, or do they belong to the other list? */
function Others({ name, francs, work }: OthersProps) {
  const { t } = useLingui();
  const suppliers = useSuppliersSide();
  const { others } = work.reading;
  const amount = formatMoney(-francs);
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">
        {suppliers ? (
          <Trans>
            D’après ce fichier, <bdi>{name}</bdi> vous doit {amount}. Qui sont ceux qui vous doivent
            ?
          </Trans>
        ) : (
          <Trans>
            D’après ce fichier, vous devez {amount} à <bdi>{name}</bdi>. Qui sont ceux à qui vous
            devez ?
          </Trans>
        )}
      </p>
      <Answers label={t`Ceux de l’autre côté`}>
        <Chip pressed={others === "leave"} onPress={() => work.say({ others: "leave" })}>
          {suppliers ? (
            <Trans>Des clients : les laisser de côté</Trans>
          ) : (
            <Trans>Des fournisseurs : les laisser de côté</Trans>
          )}
        </Chip>
        <Chip pressed={others === "keep"} onPress={() => work.say({ others: "keep" })}>
          {suppliers ? (
            <Trans>Des fournisseurs payés d’avance</Trans>
          ) : (
            <Trans>Des clients qui ont payé d’avance</Trans>
          )}
        </Chip>
      </Answers>
    </div>
  );
}

type BlanksProps = WorkProps & NonNullable<PeopleRead["asks"]["blanks"]>;

/** For lines without a name below a name: are they of that person? */
function Blanks({ name, lines, work }: BlanksProps) {
  const { t } = useLingui();
  const { blanks } = work.reading;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">
        <Plural
          value={lines.length}
          one="# ligne a un montant et pas de nom"
          other="# lignes ont un montant et pas de nom"
        />{" "}
        <Trans>
          (ligne {lines[0]}, sous <bdi>{name}</bdi>). À qui est-ce ?
        </Trans>
      </p>
      <Answers label={t`Lignes sans nom`}>
        <Chip pressed={blanks === "above"} onPress={() => work.say({ blanks: "above" })}>
          <Trans>À la personne au-dessus</Trans>
        </Chip>
        <Chip pressed={blanks === "nobody"} onPress={() => work.say({ blanks: "nobody" })}>
          <Trans>Je ne sais pas : les laisser de côté</Trans>
        </Chip>
      </Answers>
    </div>
  );
}

/** Chips of all answers, wrapped so that none is beyond the edge of a telephone. */
function Answers({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-wrap gap-2">
      {children}
    </fieldset>
  );
}
