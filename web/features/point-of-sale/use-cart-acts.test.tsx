import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { putCartLines } from "#web/store/commands/carts.ts";
import { showToast } from "#web/ui/toast-state.ts";
import { useCartActs } from "./use-cart-acts.ts";

const line = { productId: "soap", quantity: 5, price: 450 };

vi.mock("#web/store/commands/carts.ts", () => ({
  currentCart: () => ({ lines: [line] }),
  putCartLines: vi.fn(),
}));
vi.mock("#web/ui/toast-state.ts", () => ({ showToast: vi.fn() }));

function Tap({ quantity, isLoading }: { quantity: number; isLoading: boolean }) {
  useCartActs("akwa", isLoading, () => undefined).setQuantity("soap", quantity);
  return null;
}

/** What the buttons of the line do while no such product is known. */
function setQuantity(quantity: number, isLoading: boolean): void {
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Tap {...{ quantity, isLoading }} />
    </I18nProvider>,
  );
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: "fr", messages: {} });
  vi.mocked(putCartLines).mockClear();
  vi.mocked(showToast).mockClear();
});

test("a product that is gone leaves the cart; one still on its way keeps its line and its price", () => {
  setQuantity(4, false);
  expect(putCartLines).toHaveBeenLastCalledWith("akwa", []);
  setQuantity(4, true);
  expect(putCartLines).toHaveBeenLastCalledWith("akwa", [{ ...line, quantity: 4 }]);
});

test("of a product still on its way no more can be had, which is said", () => {
  setQuantity(6, true);
  expect(putCartLines).not.toHaveBeenCalled();
  expect(showToast).toHaveBeenCalledOnce();
});
