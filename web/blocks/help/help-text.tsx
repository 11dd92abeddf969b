import { Fragment } from "react";
import type { HelpLanguage } from "#shared/help/page.ts";

type HelpTextProps = { children: string; language: HelpLanguage };

/** A sentence of the help; what a screen says stands out in it, and French signs keep to their words. */
export function HelpText({ children, language }: HelpTextProps) {
  const parts = spaced(children, language).split(/([«“][^»”]+[»”])/);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change
    <Fragment key={index}>
      {index % 2 === 1 ? <strong className="font-semibold">{part}</strong> : part}
    </Fragment>
  ));
}

/** No line begins or ends with a sign alone. */
function spaced(text: string, language: HelpLanguage): string {
  if (language === "en") return text;
  return text.replace(/« /g, "«\u00a0").replace(/ ([»:?!;])/g, "\u00a0$1");
}
