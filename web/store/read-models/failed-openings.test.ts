import { expect, test } from "vitest";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { settled } from "#tests/support/device/hand-timers.ts";
import type { Device } from "#web/store/device.ts";
import { tillOf } from "./tills/keep-till.ts";

/** Something that can be listened to, counted. */
function counted(thing: object, name: "onChange" | "subscribe") {
  const heard = thing as Record<string, (listener: unknown) => () => void>;
  const listen = heard[name]?.bind(thing);
  const open = new Set<object>();
  heard[name] = (listener) => {
    const stop = listen?.(listener);
    const one = {};
    open.add(one);
    return () => {
      open.delete(one);
      stop?.();
    };
  };
  return open;
}

const openings = {
  till: (device: Device, shopId: string) => tillOf(device, shopId),
  goods: (device: Device, shopId: string) => device.goods(shopId),
};

test.each([
  ["till", "members"],
  ["till", "shops"],
  ["till", "tillActs"],
  ["till", "sales"],
  ["goods", "members"],
  ["goods", "transfers"],
  ["goods", "returns"],
  ["goods", "agencies"],
] as const)(
  "%s whose %s cannot be read leaves nothing behind that goes on listening",
  async (what, broken) => {
    const { device, shopId } = await goodsDevice("owner");
    const { readModels, outbox } = device;
    const read = [
      readModels.rows.bind(readModels),
      readModels.rowsFromDay.bind(readModels),
    ] as const;
    const listening = [counted(readModels, "onChange"), counted(outbox, "subscribe")];
    let isDown = true;
    const failing = async (kind: string) => {
      await settled();
      if (isDown && kind === broken) throw new Error("disk");
    };
    readModels.rows = async (scope, kind) => {
      await failing(kind);
      return read[0](scope, kind);
    };
    readModels.rowsFromDay = async (scope, kind, first) => {
      await failing(kind);
      return read[1](scope, kind, first);
    };
    const open = openings[what];
    await expect(open(device, shopId)).rejects.toThrow("disk");
    await settled();
    await settled();
    expect(listening.map(({ size }) => size)).toEqual([0, 0]);
    isDown = false;
    expect(await open(device, shopId)).toBeDefined();
  },
);
