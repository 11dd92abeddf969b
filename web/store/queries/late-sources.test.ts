import { expect, test } from "vitest";
import { subscribeLate, told } from "./late-sources.ts";

class Teller {
  readonly #listeners = new Set<() => void>();
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  tell() {
    for (const listener of [...this.#listeners]) listener();
  }
  get heardBy() {
    return this.#listeners.size;
  }
}

test("what opens after the first look is heard from the word on that opened it, once", () => {
  const shop = new Teller();
  const book = new Teller();
  const ids = new Teller();
  let isOpen = false;
  let heard = 0;
  const sources = () => [
    told(shop),
    told(isOpen ? book : undefined),
    isOpen ? ([ids, (tell: () => void) => ids.subscribe(tell)] as const) : undefined,
  ];
  const stop = subscribeLate(sources, () => {
    heard += 1;
  });
  book.tell();
  expect(heard).toBe(0);
  isOpen = true;
  shop.tell();
  shop.tell();
  expect(heard).toBe(2);
  book.tell();
  ids.tell();
  expect(heard).toBe(4);
  expect([shop, book, ids].map(({ heardBy }) => heardBy)).toEqual([1, 1, 1]);
  stop();
  expect([shop, book, ids].map(({ heardBy }) => heardBy)).toEqual([0, 0, 0]);
});
