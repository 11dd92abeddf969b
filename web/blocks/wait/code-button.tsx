import { Trans } from "@lingui/react/macro";
import type { ComponentProps, MouseEvent } from "react";
import { Button } from "#web/ui/button.tsx";
import { useSecondsLeft } from "./use-seconds-left.ts";
import { waitWords } from "./wait-words.ts";

type CodeButtonProps = Omit<ComponentProps<typeof Button>, "className"> & {
  /** From which moment (ms) another code may be asked for. */
  until: number | undefined;
};

/** Asks for a code. While it is too soon it counts down; it comes back by itself, so it keeps its place and its focus. */
export function CodeButton({ until, kind, onClick, children, ...rest }: CodeButtonProps) {
  const left = useSecondsLeft(until);
  const wait = waitWords(left);
  const isWaiting = left > 0;
  return (
    <Button
      {...rest}
      kind={isWaiting ? "plain" : kind}
      aria-disabled={isWaiting}
      className={isWaiting ? "border-dashed text-ink-soft" : undefined}
      onClick={isWaiting ? (event: MouseEvent) => event.preventDefault() : onClick}
    >
      {isWaiting ? <Trans>Un autre code dans {wait}</Trans> : children}
    </Button>
  );
}
