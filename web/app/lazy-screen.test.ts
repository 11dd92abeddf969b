import { createElement, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useFetching } from "./fetching.ts";
import { lazyScreen } from "./lazy-screen.ts";

const drawn = (Screen: ReturnType<typeof lazyScreen<{ name: string }>>) =>
  renderToString(
    createElement(Suspense, { fallback: "placeholder" }, createElement(Screen, { name: "Akwa" })),
  );

const Greeting = ({ name }: { name: string }) => `Boutique ${name}`;

test("a screen that was fetched before is drawn at once, with what it is given", async () => {
  const Screen = lazyScreen(async () => Greeting);
  expect(drawn(Screen)).toContain("placeholder");
  await Screen.fetched();
  expect(drawn(Screen)).toContain("Boutique Akwa");
});

test("what could not be fetched is asked for again", async () => {
  let isThere = false;
  const Screen = lazyScreen(async () => {
    if (!isThere) throw new TypeError("Failed to fetch");
    return Greeting;
  });
  await expect(Screen.fetched()).rejects.toThrow("Failed to fetch");
  isThere = true;
  await Screen.fetched();
  expect(drawn(Screen)).toContain("Boutique Akwa");
});

test("counts as being fetched only while somebody waits for it", async () => {
  let arrive = (_: typeof Greeting) => {};
  const arrived = new Promise<typeof Greeting>((resolve) => {
    arrive = resolve;
  });
  const Screen = lazyScreen(() => arrived);
  expect(useFetching.getState().parts).toBe(0);
  drawn(Screen);
  expect(useFetching.getState().parts).toBe(0);
  await Promise.resolve();
  expect(useFetching.getState().parts).toBe(1);
  arrive(Greeting);
  await Screen.fetched();
  await expect.poll(() => useFetching.getState().parts).toBe(0);
});
