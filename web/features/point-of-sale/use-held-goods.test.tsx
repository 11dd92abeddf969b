import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { HeldProduct } from "#web/store/read-models/handed-over/held-products.ts";
import { useHeldGoods } from "./use-held-goods.ts";

const books = vi.hoisted(() => ({
  held: [] as HeldProduct[],
  isRead: true,
  isCatalogueComing: false,
  isFirstLoad: false as boolean | undefined,
}));

vi.mock("#web/store/queries/use-held-products.ts", () => ({ useHeldProducts: () => books.held }));
vi.mock("#web/store/queries/use-goods.ts", () => ({ useGoodsLoaded: () => books.isRead }));
vi.mock("#web/store/queries/use-catalogue.ts", () => ({
  useArrival: () => ({ isLoading: books.isCatalogueComing }),
}));
vi.mock("#web/store/queries/use-first-load.ts", () => ({ useFirstLoad: () => books.isFirstLoad }));

const soap = { productId: "soap", name: "Savon", price: 500, minPrice: 450, held: 3 };
const lines = ["soap", "milk"].map((productId) => ({ productId, quantity: 1, price: 500 }));

function Said() {
  const { troubles, areComing } = useHeldGoods("akwa", lines);
  return `${[...troubles]} ${areComing}`;
}

const said = () => renderToStaticMarkup(<Said />);

beforeEach(() => {
  const held = [soap as unknown as HeldProduct];
  Object.assign(books, { held, isRead: true, isCatalogueComing: false, isFirstLoad: false });
});

test("what is no longer held is called gone once all goods are read", () => {
  expect(said()).toBe("milk,unknown-product false");
});

test.each([
  { isRead: false, held: [] },
  { isCatalogueComing: true },
  { isFirstLoad: true },
  { isFirstLoad: undefined },
])("and not while they are read from the disk or from the server: %o", (state) => {
  Object.assign(books, state);
  expect(said()).toBe(" true");
});

test("what is there is judged meanwhile too", () => {
  const held = [{ ...soap, held: 0 } as unknown as HeldProduct];
  Object.assign(books, { held, isFirstLoad: true });
  expect(said()).toBe("soap,insufficient-stock true");
});
