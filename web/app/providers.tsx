import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { NumberWords } from "#web/ui/number-words.ts";

const saysWhole = (most: string) => <Trans>Nombre entier, de 0 à {most}</Trans>;

/** What every screen stands on. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <NumberWords value={saysWhole}>{children}</NumberWords>
    </I18nProvider>
  );
}
