import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { tidyCode } from "#shared/rules/code-readings.ts";
import { readScaleLabel, sizesOf, writtenLabel } from "#shared/rules/scale-label.ts";
import { formatMeasure } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { type FieldsProps, Section } from "./section.tsx";

const prefixes = ["20", "21", "22", "23", "24", "25", "26", "27", "28", "29"] as const;
/** What stands between prefix and last digit, N for the digits of weight or price. */
const bodies = ["AAAAANNNNN", "AAAAVNNNNN", "AAAAAVNNNN", "AAAANNNNNN", "AAAAAANNNN"] as const;
type Body = (typeof bodies)[number];
type Sign = "W" | "P";
type Parts = { prefix: string; body: Body; sign: Sign };

const layoutOf = ({ prefix, body, sign }: Parts) => `${prefix}${body.replaceAll("N", sign)}C`;
const partsOf = (layout: string): Parts => ({
  prefix: layout.slice(0, 2),
  body: layout.slice(2, -1).replace(/[WP]/g, "N") as Body,
  sign: sizesOf(layout).sign,
});

/** Digits in the groups of their layout: `21 00123 01250 5`. */
function grouped(code: string, body: Body): string {
  const cut = [...body].map((sign, at) => (at > 0 && sign !== body[at - 1] ? " " : ""));
  const inner = [...code.slice(2, -1)].map((digit, at) => `${cut[at]}${digit}`).join("");
  return `${code.slice(0, 2)} ${inner} ${code.slice(-1)}`;
}

/** Which codes are labels of the shop's scales, and which of their digits say what. */
export function ScaleSection({ fields, onField }: FieldsProps) {
  const { t } = useLingui();
  const [tried, setTried] = useState("");
  const layouts = fields.scaleLabels ?? [];
  const isFree = (prefix: string) => !layouts.some((one) => one.startsWith(prefix));
  const free = prefixes.find(isFree);
  const code = tidyCode(tried).replace(/[ -]/g, "");
  const valueWords = (sign: Sign, value: number) =>
    sign === "W" ? formatMeasure(value, "g") : formatMoney(value);

  function put(now: readonly string[]) {
    onField("scaleLabels", now.length === 0 ? null : [...now]);
  }

  function readWords(): string {
    const read = readScaleLabel(code, layouts);
    if (read === undefined) return t`Pas une étiquette de balance : un code-barres ordinaire.`;
    if (read === "misread") return t`Un chiffre de contrôle ne va pas avec les autres.`;
    const held = valueWords(read.holds === "weight" ? "W" : "P", read.value);
    return t`Article ${read.article}, ${held}.`;
  }

  return (
    <Section
      title={<Trans>Étiquettes de balance</Trans>}
      hint={
        <Trans>
          Les codes à 13 chiffres que la balance imprime. Scannés à la caisse, ils vendent le
          produit qui porte le numéro de l’article, avec son poids.
        </Trans>
      }
    >
      {layouts.length === 0 && (
        <p>
          <Trans>
            Aucun format : un code qui commence par 20 à 29 est un code-barres ordinaire.
          </Trans>
        </p>
      )}
      {[...layouts.entries()].map(([at, layout]) => (
        <LabelLayout
          // By its place: whoever changes its prefix stays in its box.
          key={at}
          layout={layout}
          isFree={isFree}
          onChange={(now) => put(layouts.map((one) => (one === layout ? now : one)))}
          onRemove={() => put(layouts.filter((one) => one !== layout))}
        />
      ))}
      {free && (
        <Button
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => put([...layouts, layoutOf({ prefix: free, body: bodies[0], sign: "W" })])}
        >
          <Trans>Ajouter un format</Trans>
        </Button>
      )}
      {layouts.length > 0 && (
        <>
          <TextField
            label={t`Essayer une étiquette`}
            value={tried}
            onChange={setTried}
            onKeyDown={(event) => {
              // A scanner ends with Enter: the settings are not kept for that.
              if (event.key === "Enter") event.preventDefault();
            }}
            inputMode="numeric"
            autoComplete="off"
            hint={t`Scannez ou tapez ses 13 chiffres.`}
          />
          <p role="status" className="font-medium empty:hidden">
            {code.length >= 13 && readWords()}
          </p>
        </>
      )}
    </Section>
  );
}

type LabelLayoutProps = {
  layout: string;
  isFree: (prefix: string) => boolean;
  onChange: (layout: string) => void;
  onRemove: () => void;
};

/** One prefix: what its labels hold, where, and an example of it. */
function LabelLayout({ layout, isFree, onChange, onRemove }: LabelLayoutProps) {
  const { t } = useLingui();
  const parts = partsOf(layout);
  const { prefix, body, sign } = parts;
  const bodyWords: Record<Body, string> = {
    AAAAANNNNN: t`2P AAAAA VVVVV C`,
    AAAAVNNNNN: t`2P AAAA K VVVVV C, avec contrôle`,
    AAAAAVNNNN: t`2P AAAAA K VVVV C, avec contrôle`,
    AAAANNNNNN: t`2P AAAA VVVVVV C`,
    AAAAAANNNN: t`2P AAAAAA VVVV C`,
  };
  const put = (now: Partial<Parts>) => onChange(layoutOf({ ...parts, ...now }));
  const example = grouped(writtenLabel(layout, 123, 1250), body);
  const held = sign === "W" ? formatMeasure(1250, "g") : formatMoney(1250);
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line p-3">
      <legend className="px-1 font-medium">
        <Trans>Étiquettes {prefix}</Trans>
      </legend>
      <div className="grid items-start gap-3 sm:grid-cols-[6rem_minmax(0,1fr)_minmax(0,2fr)]">
        <SelectField
          label={t`Préfixe`}
          value={prefix}
          onChange={(now) => put({ prefix: now })}
          options={prefixes
            .filter((one) => one === prefix || isFree(one))
            .map((one) => ({ value: one, label: one }))}
        />
        <SelectField
          label={t`Contient`}
          value={sign}
          onChange={(now) => put({ sign: now })}
          options={[
            { value: "W", label: t`Le poids (g)` },
            { value: "P", label: t`Le prix (FCFA)` },
          ]}
        />
        <SelectField
          label={t`Format`}
          value={body}
          onChange={(now) => put({ body: now })}
          options={bodies.map((one) => ({ value: one, label: bodyWords[one] }))}
          hint={t`A : article. V : poids ou prix. K, C : chiffres de contrôle.`}
        />
      </div>
      <p className="text-sm">
        <Trans>
          Exemple : <span className="tabular-nums">{example}</span> est l’article 123, {held}.
        </Trans>
      </p>
      <Button kind="quiet" className="self-start" onClick={onRemove}>
        <Trans>Retirer ce format</Trans>
      </Button>
    </fieldset>
  );
}
