import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QrCode } from "./qr-code.tsx";

test("it brings its own white, up to its edge: the page may be dark", () => {
  const drawn = renderToStaticMarkup(<QrCode text="https://boutika.test/i/abc" label="Code" />);
  const [, size] = /viewBox="0 0 (\d+) \1"/.exec(drawn) ?? [];
  expect(drawn).toContain(`<rect width="${size}" height="${size}" fill="#ffffff"></rect><path `);
});
