import { setupI18n } from "@lingui/core";
import type { AskKind } from "#shared/ask/kinds.ts";
import type { Asked, Telling } from "#web/blocks/ask/asked.ts";
import { partsOf, plainOf, type Said } from "#web/blocks/ask/said.ts";
import { askedOn } from "./asked-shop.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });

/** A question of this kind about the month that goes on, whose names are their own identifiers. */
export function askedFor(kind: AskKind, more: Partial<Asked> = {}): Telling {
  const asked: Asked = {
    ...{
      kind,
      ids: {},
      today: askedOn,
      against: undefined,
      own: undefined,
      hasDays: true,
      narrowed: undefined,
    },
    ...{ days: { from: "2026-11-01", to: askedOn }, end: "2026-11-30" },
    ...more,
    called: { ...more.ids, ...more.called },
  };
  return { asked, i18n };
}

/** Spaces that do not break, as they are typed. */
const typed = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

/** The sentence, and its notes behind it. */
export const wordsOf = ({ sentence, notes = [] }: Said): string =>
  typed([sentence, ...notes].map(plainOf).join(" | "));

/** Where the figures of a sentence lead. */
export const linksOf = ({ sentence }: Said): (string | undefined)[] =>
  partsOf(sentence).flatMap(({ to }) => (to === undefined ? [] : [to]));

/** The figures of a sentence, in order: those that lead somewhere, as numbers. */
export const figuresOf = ({ sentence }: Said): number[] =>
  partsOf(sentence).flatMap(({ text, to }) => {
    const [digits] = /[−-]?\d[\d\s]*/u.exec(text) ?? [];
    if (to === undefined || digits === undefined) return [];
    return [Number(digits.replace("−", "-").replace(/\s/g, ""))];
  });
