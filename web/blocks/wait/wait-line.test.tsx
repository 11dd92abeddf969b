import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { WaitLine } from "./wait-line.tsx";
import { waitWords } from "./wait-words.ts";

afterEach(() => vi.useRealTimers());

test.each([
  [48, "48 s"],
  [60, "1 min 00"],
  [125, "2 min 05"],
  [3540, "59 min 00"],
  [3900, "1 h 05"],
])("[how long] %i seconds are %s", (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});

test("[how long] the wait is counted for the eye, and spoken once it is over", () => {
  i18n.loadAndActivate({ locale: "fr", messages: {} });
  vi.useFakeTimers({ now: 10_000 });
  const drawn = () =>
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <WaitLine until={58_000}>Vous pouvez réessayer.</WaitLine>
      </I18nProvider>,
    );
  expect(drawn()).toMatch(/role="timer" aria-live="off".*48 s.*<span aria-live="polite"><\/span>/);
  vi.setSystemTime(58_000);
  expect(drawn()).toBe('<span aria-live="polite">Vous pouvez réessayer.</span>');
});
