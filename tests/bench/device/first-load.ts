import { type Credentials, signIn } from "#web/store/session/sign-in.ts";
import { cash, confirm, fillCart, pause, theShop, theStore, threeLines } from "./till.ts";

/** Signs in; the first load begins behind it. */
export async function enter(credentials: Credentials): Promise<void> {
  const signedIn = await signIn(credentials);
  if (!signedIn.ok) throw new Error(`not signed in: ${signedIn.trouble}`);
}

/** Waits until so many products can be sold; gives the milliseconds. */
export async function loadedProducts(count: number): Promise<number> {
  const begin = performance.now();
  const { catalogue } = await theShop();
  while (catalogue.size < count) await pause(20);
  return performance.now() - begin;
}

/** Waits until the hub rests and the columnar snapshot of the catalogue is stored. */
export async function waitForSnapshot(): Promise<void> {
  const { device } = await theStore();
  for (;;) {
    for (const scope of device.scopes()) if (await device.readModels.snapshot(scope)) return;
    await pause(500);
  }
}

/** Waits until nothing is left to send. */
export async function waitUntilSent(): Promise<void> {
  const { device } = await theStore();
  while (device.outbox.waiting().length > 0) await pause(50);
}

export type Busy = { sales: number[]; freeze: number; seconds: number };

/** Sells from what has come already while the rest is being stored: the sales' milliseconds, and the longest silence. */
export async function sellWhileLoading(count: number): Promise<Busy> {
  const { catalogue } = await theShop();
  while (catalogue.size === 0) await pause(5);
  const begin = performance.now();
  let last = begin;
  let freeze = 0;
  let isOver = false;
  const channel = new MessageChannel();
  const beat = () => {
    const now = performance.now();
    freeze = Math.max(freeze, now - last);
    last = now;
    if (!isOver) setTimeout(() => channel.port2.postMessage(0), 1);
  };
  channel.port1.onmessage = beat;
  beat();
  const sales: number[] = [];
  for (let turn = 0; catalogue.size < count; turn += 1) {
    const lines = threeLines(catalogue, turn);
    if (lines.length === 0) {
      await pause(5);
      continue;
    }
    const cartId = await fillCart(lines);
    await pause(40);
    if (catalogue.size >= count) break;
    sales.push((await confirm(cartId, lines, cash(lines))).ms);
    await pause(40);
  }
  isOver = true;
  return { sales, freeze, seconds: (performance.now() - begin) / 1000 };
}
