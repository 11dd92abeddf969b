import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TagField } from "./tag-field.tsx";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });

function drawn(tags: readonly string[], hint?: string): string {
  const rest = { most: 9, longest: 60, onChange: () => {}, ...(hint && { hint }) };
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <TagField label="Types" tags={tags} hintOfAdded="Touchez pour retirer" {...rest} />
    </I18nProvider>,
  );
}

test("how to take a word out is said once there is one", () => {
  expect(drawn([])).not.toContain("Touchez pour retirer");
  expect(drawn([], "Par exemple : riz")).toContain("Par exemple : riz");
  expect(drawn(["Savons"], "Par exemple : riz")).toContain("Touchez pour retirer");
});
