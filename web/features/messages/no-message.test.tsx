import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NoMessage } from "./no-message.tsx";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
const drawn = (to: string | undefined) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <NoMessage to={to} shopName="Boutique Akwa" />
    </I18nProvider>,
  );

test("an owner whose name is not known is spoken of, not named", () => {
  expect(drawn(undefined)).toContain("Écrivez au propriétaire de Boutique Akwa :");
  expect(drawn("Aline Mbarga")).toContain("Écrivez à Aline Mbarga :");
});
