import type { ComponentProps } from "react";
import { addressOf, usePlace } from "#web/site/site-page.tsx";

/** A link to another page of the site, in the language of this one. `to` is the French address. */
export function SiteLink({ to, ...rest }: ComponentProps<"a"> & { to: string }) {
  const { language, path } = usePlace();
  const isHere = to === path;
  return <a {...rest} href={addressOf(to, language)} aria-current={isHere ? "page" : undefined} />;
}
