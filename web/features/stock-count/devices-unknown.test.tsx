import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Connection } from "#web/blocks/sync/connection.ts";
import { DevicesUnknown } from "./devices-unknown.tsx";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
const told = (connection: Connection) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <DevicesUnknown connection={connection} />
    </I18nProvider>,
  );

test.each<[Connection, RegExp]>([
  ["offline", /^Sans réseau/],
  ["sign-in-needed", /^Reconnectez-vous/],
  ["server-silent", /^Le serveur/],
  ["online", /^Le serveur/],
])("why the other devices are not known: %s", (connection, words) => {
  expect(told(connection)).toMatch(words);
});
