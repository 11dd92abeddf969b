import { describe, expect, test } from "vitest";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { aShop, uuidNo } from "#tests/support/device/goods-rows.ts";
import { Views } from "#web/store/read-models/views.ts";
import { chooseAgency, createAgency, editAgency } from "./agencies.ts";
import { editShop } from "./edit-shop.ts";
import { recordSale } from "./record-sale.ts";

const cash = [{ method: "cash" as const, amount: 500, tendered: 500 }];
const lines = [{ productId: "aaaa", quantity: 1, price: 500 }];
const anAgency = (number: number, given = {}) => ({
  ...{ id: uuidNo(number), name: `Agence ${number}`, address: "", archived: false, rev: 1 },
  ...given,
});

describe("an edit of the shop", () => {
  test("[M2] shows at once where it was made, and gives way to what the server says", async () => {
    const { device, shopId, receive, accept } = await goodsDevice("owner");
    const shop = new Views(device).of(shopId)?.shop;
    await device.goods(shopId);
    const patch = {
      phone: ["", "677"] as [string, string],
      name: ["Akwa", "Akwa"] as [string, string],
    };
    const edited = await editShop(device, { shopId, formId: "form", patch });
    expect(edited).toMatchObject({
      value: { operation: { body: { patch: { phone: ["", "677"] } } } },
    });
    expect(shop?.get()).toMatchObject({ phone: "677", name: "Akwa" });
    expect(shop?.get()).toBe(shop?.get());
    await accept();
    expect(shop?.get()?.phone).toBe("677");
    await receive({ shops: [aShop({ phone: "699", rev: 7 })] });
    expect(shop?.get()?.phone).toBe("699");
  });

  test("is forgotten when it is refused", async () => {
    const { device, shopId, refuse } = await goodsDevice("owner");
    const shop = new Views(device).of(shopId)?.shop;
    await device.goods(shopId);
    await editShop(device, { shopId, formId: "form", patch: { phone: ["", "677"] } });
    await refuse();
    expect(shop?.get()?.phone).toBe("");
  });

  test("of nothing is nothing; of nonsense, or by a seller, it is refused", async () => {
    const { device, shopId } = await goodsDevice("owner");
    const same = { shopId, formId: "a", patch: { categories: [["Riz"], ["Riz"]] } as never };
    expect(await editShop(device, same)).toEqual({ ok: true, value: null });
    const blank = { shopId, formId: "b", patch: { name: ["Akwa", " "] } as never };
    expect(await editShop(device, blank)).toMatchObject({ refusal: "not-understood" });
    const seller = await goodsDevice("seller");
    const edit = { shopId, formId: "c", patch: { phone: ["", "1"] } as never };
    expect(await editShop(seller.device, edit)).toMatchObject({ refusal: "not-allowed" });
    expect(device.outbox.records()).toEqual([]);
  });
});

describe("agencies", () => {
  test("[A1] are made with no network, once a form, and no more than the plan allows", async () => {
    const { device, shopId, goods } = await goodsDevice("owner", {
      shops: [aShop({ maxAgencies: 1 })],
    });
    const given = { shopId, formId: "form", name: "Bonapriso", address: "Rue Njo-Njo" };
    const made = await createAgency(device, given);
    expect(await createAgency(device, given)).toEqual(made);
    const { agencies } = await goods();
    expect(agencies.list()).toMatchObject([{ name: "Bonapriso", isPending: true }]);
    expect(await createAgency(device, { ...given, formId: "another" })).toMatchObject({
      refusal: "plan-limit",
    });
    const agencyId = agencies.list()[0]?.id ?? "";
    const edit = (patch: object) =>
      editAgency(device, { shopId, formId: JSON.stringify(patch), agencyId, patch });
    expect(await edit({ name: ["Bonapriso", "Bonapriso"] })).toEqual({ ok: true, value: null });
    await edit({ name: ["Bonapriso", "Bali"], archived: [false, true] });
    expect(agencies.list()).toMatchObject([{ name: "Bali", archived: true }]);
    expect(await createAgency(device, { ...given, formId: "third" })).toMatchObject({ ok: true });
    expect(await edit({ archived: [true, false] })).toMatchObject({ refusal: "plan-limit" });
  });

  test("come by name, own edits counted in until the row holds them", async () => {
    const rows = { agencies: [anAgency(2), anAgency(1)] };
    const { device, shopId, goods, accept, receive } = await goodsDevice("manager", rows);
    const { agencies } = await goods();
    expect(agencies.list().map(({ name }) => name)).toEqual(["Agence 1", "Agence 2"]);
    const patch = { name: ["Agence 1", "Zone"] as [string, string] };
    await editAgency(device, { shopId, formId: "form", agencyId: uuidNo(1), patch });
    expect(agencies.list().map(({ name }) => name)).toEqual(["Agence 2", "Zone"]);
    await accept();
    await receive({ agencies: [anAgency(1, { name: "Zone B", rev: 7 })] });
    expect(agencies.get(uuidNo(1))).toMatchObject({ name: "Zone B", isPending: false });
  });

  test("[A2] a sale bears the one the device is set to, for as long as it is", async () => {
    const { device, shopId } = await goodsDevice("seller", { agencies: [anAgency(1)] });
    const sell = async (cartId: string) => {
      const sold = await recordSale(device, { shopId, cartId, lines, payments: cash });
      const body = sold.ok && sold.value.operation.kind === "sale" && sold.value.operation.body;
      return body ? body.agencyId : null;
    };
    expect(await sell("a")).toBeUndefined();
    await chooseAgency(device, { shopId, agencyId: uuidNo(1) });
    expect(await sell("b")).toBe(uuidNo(1));
    await chooseAgency(device, { shopId, agencyId: null });
    expect(await sell("c")).toBeUndefined();
  });
});
