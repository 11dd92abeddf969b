import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useMemo } from "react";
import { WaitLine } from "#web/blocks/wait/wait-line.tsx";
import { TroubleNote } from "#web/ui/trouble-note.tsx";
import { type Told, wordsOf } from "./trouble-words.ts";

type TroubleTextProps = {
  of: Told;
  /** What this screen alone knows of a refusal, by its code. */
  own?: Readonly<Record<string, ReactNode>> | undefined;
};

type TroubleProps = Omit<TroubleTextProps, "of"> & {
  of: Told | undefined;
  /** What was not done. */
  title?: ReactNode;
};

/** Why the server did not do what was asked, and what to do; nothing while all is well. What was typed stays. */
export function Trouble({ of, title, own }: TroubleProps) {
  if (!of) return null;
  return (
    <TroubleNote>
      {title !== undefined && <strong className="block">{title}</strong>}
      <TroubleText of={of} own={own} />
    </TroubleNote>
  );
}

/** The same words inside something else. */
export function TroubleText({ of, own = {} }: TroubleTextProps) {
  const { i18n } = useLingui();
  // The moment stands as long as the answer does, however often it is drawn.
  const until = useMemo(() => of.seconds && Date.now() + of.seconds * 1000, [of]);
  if (Object.hasOwn(own, of.code)) return own[of.code];
  const { what, next } = wordsOf(of.code);
  return (
    <>
      {i18n._(what)}{" "}
      {until ? (
        <WaitLine until={until}>
          <Trans>Vous pouvez réessayer.</Trans>
        </WaitLine>
      ) : (
        i18n._(next)
      )}
    </>
  );
}
