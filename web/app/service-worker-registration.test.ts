import { beforeEach, expect, test, vi } from "vitest";

type Listener = (event: { isUpdate?: boolean; isExternal?: boolean }) => void;
const listeners = new Map<string, Listener>();
const messageSkipWaiting = vi.fn();
const reload = vi.fn();
const register = vi.fn(async () => {});
const lineLeftToTill = vi.fn(async () => {});
vi.mock("./line-left-to-till.ts", () => ({ lineLeftToTill: () => lineLeftToTill() }));

vi.mock("workbox-window", () => ({
  Workbox: class {
    addEventListener = (name: string, listener: Listener) => listeners.set(name, listener);
    register = register;
    messageSkipWaiting = messageSkipWaiting;
  },
}));
vi.stubEnv("PROD", true);
const serviceWorker: { controller: object | null } = { controller: {} };
vi.stubGlobal("navigator", { serviceWorker });
vi.stubGlobal("window", { location: { reload } });
vi.stubGlobal("setInterval", () => 0);

/** The package that hears the worker comes behind the page. */
const heard = () => vi.waitFor(() => expect(listeners.has("controlling")).toBe(true));

async function aPageWhereAnUpdateWaits() {
  vi.resetModules();
  const page = await import("./service-worker-registration.ts");
  const { useSaleInProgress: sale } = await import("#web/store/sale-in-progress.ts");
  page.registerServiceWorker();
  await heard();
  listeners.get("waiting")?.({});
  return { ...page, sell: (inProgress: boolean) => sale.setState({ inProgress }) };
}

beforeEach(() => {
  listeners.clear();
  serviceWorker.controller = {};
  messageSkipWaiting.mockClear();
  reload.mockClear();
});

test("a new version waits until somebody takes it", async () => {
  const { useUpdate, takeUpdate } = await aPageWhereAnUpdateWaits();
  expect(useUpdate.getState().state).toBe("waiting");
  expect(messageSkipWaiting).not.toHaveBeenCalled();
  takeUpdate();
  expect(messageSkipWaiting).toHaveBeenCalledOnce();
  listeners.get("controlling")?.({ isUpdate: true });
  expect(reload).toHaveBeenCalledOnce();
});

test("during a sale nothing takes the new version, not even a reload", async () => {
  const { takeUpdate, reloadPage, sell: sellHere } = await aPageWhereAnUpdateWaits();
  sellHere(true);
  takeUpdate();
  reloadPage();
  expect(messageSkipWaiting).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

test("a sale begun after the tap is not cut by the reload", async () => {
  const { takeUpdate, useUpdate, sell: sellHere } = await aPageWhereAnUpdateWaits();
  takeUpdate();
  sellHere(true);
  listeners.get("controlling")?.({ isUpdate: true });
  expect(reload).not.toHaveBeenCalled();
  expect(useUpdate.getState().state).toBe("active");
});

test("another tab took it: this one offers it and does not reload by itself", async () => {
  const { useUpdate, takeUpdate } = await aPageWhereAnUpdateWaits();
  listeners.get("controlling")?.({ isExternal: true });
  expect(reload).not.toHaveBeenCalled();
  expect(useUpdate.getState().state).toBe("active");
  takeUpdate();
  expect(reload).toHaveBeenCalledOnce();
});

test("the first installation is no update", async () => {
  vi.resetModules();
  const { registerServiceWorker, useUpdate } = await import("./service-worker-registration.ts");
  registerServiceWorker();
  await heard();
  listeners.get("controlling")?.({ isUpdate: false });
  expect(useUpdate.getState().state).toBe("none");
  expect(reload).not.toHaveBeenCalled();
});

test("nor is one that the page before this one began; the next one is", async () => {
  vi.resetModules();
  serviceWorker.controller = null;
  const { registerServiceWorker, useUpdate } = await import("./service-worker-registration.ts");
  registerServiceWorker();
  await heard();
  listeners.get("controlling")?.({ isExternal: true });
  expect(useUpdate.getState().state).toBe("none");
  listeners.get("controlling")?.({ isExternal: true });
  expect(useUpdate.getState().state).toBe("active");
});

test("it is registered when the line is free", async () => {
  let give = () => {};
  lineLeftToTill.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      give = resolve;
    }),
  );
  vi.resetModules();
  register.mockClear();
  (await import("./service-worker-registration.ts")).registerServiceWorker();
  await vi.waitFor(() => expect(lineLeftToTill).toHaveBeenCalled());
  expect(register).not.toHaveBeenCalled();
  give();
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
});
