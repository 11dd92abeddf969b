import { Trans } from "@lingui/react/macro";

/** What somebody wrote, in the marks of the language. */
export function Quoted({ text }: { text: string }) {
  return <Trans>« {text} »</Trans>;
}
