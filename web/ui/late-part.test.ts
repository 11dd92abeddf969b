import { type ComponentType, createElement, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { latePart } from "./late-part.ts";

type Props = { name: string };
const drawn = (Part: ComponentType<Props>) =>
  renderToString(
    createElement(
      Suspense,
      { fallback: "on its way" },
      createElement("b", null, "page "),
      createElement(Part, { name: "Akwa" }),
    ),
  );
const missing = async (): Promise<{ default: ComponentType<Props> }> => {
  throw new TypeError("Failed to fetch dynamically imported module");
};

test("what comes is drawn", async () => {
  const Part = latePart<Props>(async () => ({ default: ({ name }) => `Boutique ${name}` }));
  expect(drawn(Part)).toContain("on its way");
  await expect.poll(() => drawn(Part)).toContain("Boutique Akwa");
});

test("what cannot be fetched takes nothing from the page, and may be stood in for", async () => {
  const [Nothing, Name] = [latePart(missing), latePart(missing, ({ name }) => `only ${name}`)];
  await expect.poll(() => drawn(Nothing)).toContain("page ");
  await expect.poll(() => drawn(Name)).toContain("only Akwa");
  expect(drawn(Nothing)).not.toContain("on its way");
});
