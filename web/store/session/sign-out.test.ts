import { afterEach, expect, test, vi } from "vitest";
import { StorageFailure } from "#web/store/ports.ts";

const awa = { userId: "awa", fullName: "Awa", email: "awa@example.org" };
const meta: { session: typeof awa | null } = { session: awa };
const leave = vi.fn<() => Promise<unknown>>();
const forgotten = vi.fn();
vi.mock("#web/store/answer-shelf.ts", () => ({ forgetAnswers: forgotten }));
vi.mock("#web/store/current-store.ts", () => ({
  openStore: async () => ({ session: { signOut: leave }, device: { outbox: { meta } } }),
}));
const { signOut } = await import("./sign-out.ts");

afterEach(() => {
  meta.session = awa;
  vi.clearAllMocks();
});

test("whoever cannot leave, for the device has no room to note it, is told so", async () => {
  leave.mockRejectedValueOnce(new StorageFailure("storage-full"));
  expect(await signOut()).toEqual({ ok: false, trouble: "storage-full" });
  expect(forgotten).not.toHaveBeenCalled();
});

test("whoever has left has left, though there was no room to note that the server knows", async () => {
  leave.mockImplementationOnce(async () => {
    meta.session = null;
    throw new StorageFailure("storage-full");
  });
  expect(await signOut()).toEqual({ ok: true });
  expect(forgotten).toHaveBeenCalled();
});
