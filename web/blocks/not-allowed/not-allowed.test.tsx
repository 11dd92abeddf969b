import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Action } from "#shared/rules/permissions.ts";
import { NotAllowed } from "./not-allowed.tsx";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });

test.each<[Action, string]>([
  ["count-stock", "Réservé à l’équipe de la boutique"],
  ["keep-till", "Réservé à l’équipe de la boutique"],
  ["see-dashboard", "Réservé au propriétaire et au gérant"],
  ["delete-shop", "Réservé au propriétaire"],
])("a closed screen says for whom it is: %s", (action, title) => {
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <NotAllowed action={action} />
    </I18nProvider>,
  );
  expect(shown).toContain(`>${title}</h2>`);
});
