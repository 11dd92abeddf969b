import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { OperationCard } from "./operation-card.tsx";

test("what waits bears the moment of the books, not that of a clock known to be wrong", () => {
  i18n.loadAndActivate({ locale: "fr", messages: {} });
  const operation = {
    kind: "sale",
    at: Date.parse("2026-11-20T10:00:00Z"),
    clockOffset: -3 * 3_600_000,
    body: { total: 500 },
  };
  const shown = { receiptNo: "A-000001", names: [], sellerName: "Aline" };
  const record = { operation, shown, reasons: [] } as unknown as OperationRecord;
  const drawn = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <OperationCard record={record} timeZone="Africa/Douala" />
    </I18nProvider>,
  );
  expect(drawn).toContain("08:00");
});
