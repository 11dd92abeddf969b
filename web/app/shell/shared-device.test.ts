import { expect, test } from "vitest";
import { routes } from "#web/app/routes.tsx";

/** Pages that work from the device alone, as whoever is switched in there and with their rights. */
const shared = [
  "/point-of-sale",
  "/tickets",
  "/tickets/:id",
  "/product-management",
  "/product-management/transfers",
  "/product-management/reseller-sales",
  "/product-management/shop-transfers",
  "/product-management/import",
  "/product-management/labels",
  "/inventory",
  "/inventory/count",
  "/dashboard",
  "/day-close",
  "/day-close/:id",
  "/day-close/count",
  "/day-close/day/:day",
  "/day-close/mobile",
  "/day-close/printer",
  "/day-close/x",
  "/notebook",
  "/notebook/*",
  "/expenses",
  "/expenses/new",
  "/losses",
  "/mobile-money",
  "/purchases",
  "/purchases/new",
  "/purchases/orders",
  "/purchases/orders/:id",
  "/purchases/orders/new",
  "/purchases/photo",
  "/purchases/to-order",
  "/purchases/:id",
  "/suppliers",
  "/suppliers/:id",
  "/suppliers/import",
  "/suppliers/statement/:id",
  "/profit",
  "/reports",
  "/performance",
  "/reseller-reports",
  "/shop-configuration",
  "/reseller-commissions",
  "/waiting",
  "/watch",
];

test("a page is open to somebody switched in by a PIN only when it says nothing to the server as another person", () => {
  const open = routes.filter(({ guard, own }) => guard === "signed-in" && !own);
  expect(open.map(({ path }) => path).sort()).toEqual([...shared].sort());
});
