import { Fragment } from "react";

/** A sentence of the help: what a screen says stands out in it. */
export function HelpText({ children }: { children: string }) {
  const parts = children.split(/([«“][^»”]+[»”])/);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change
    <Fragment key={index}>
      {index % 2 === 1 ? <strong className="font-semibold">{part}</strong> : part}
    </Fragment>
  ));
}
