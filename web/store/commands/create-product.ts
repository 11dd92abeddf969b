import { mostFrancs, mostOf } from "#shared/schemas/bounds.ts";
import type { ProductFields } from "#shared/schemas/product.ts";
import { agreed, type Outcome, refused } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";
import { codesOfPacks, isEachOnce } from "./pack-codes.ts";
import { planRoom } from "./plan-room.ts";
import { codeOf, newProductId } from "./product-names.ts";

export type ProductToCreate = {
  shopId: string;
  formId: string;
  fields: Omit<ProductFields, "uniqueCode"> & { uniqueCode?: string };
  initialStock: number;
  /** What is written with it, in the same transaction, once it has its identifier. */
  also?: (productId: string) => readonly Draft[];
};

/** Brings in a product with the pieces found on the shelf. It can be sold at once. */
export async function createProduct(
  device: Device,
  given: ProductToCreate,
): Promise<Acted<OperationRecord>> {
  const { shopId, formId, initialStock } = given;
  const catalogue = await device.catalogue(shopId);
  if (!catalogue) return { ok: false, refusal: "no-access" };
  const present = device.outbox.ofCart(formId);
  if (present) return agreed(present);
  if ((await planRoom(device, shopId)) < 1) return refused("plan-limit");
  const productId = newProductId(device);
  const fields: ProductFields = {
    ...given.fields,
    uniqueCode: codeOf(productId, given.fields.uniqueCode),
  };
  const checked = checkedFields(catalogue, fields, initialStock);
  if (!checked.ok) return checked;
  const body = { productId, fields, initialStock };
  return act(device, {
    shopId,
    action: "create-product",
    kind: "product.create",
    formId,
    body,
    names: [fields.name],
    also: given.also?.(productId),
  });
}

function checkedFields(
  catalogue: Catalogue,
  fields: ProductFields,
  initialStock: number,
): Outcome<true> {
  if (fields.price < fields.minPrice) return refused("price-below-minimum");
  if (!Number.isInteger(initialStock) || initialStock < 0) return refused("quantity-invalid");
  if (fields.price > mostFrancs || initialStock > mostOf(fields.unit))
    return refused("amount-too-large");
  const codes = codesOfPacks(fields.packs);
  if (!isEachOnce(fields.barcode, fields.packs)) return refused("barcode-taken");
  if (codes.some((code) => catalogue.bearers(code).length > 0)) return refused("barcode-taken");
  if (fields.barcode && catalogue.bearers(fields.barcode).length > 0)
    return refused("barcode-taken");
  for (const item of catalogue.items())
    if (item.uniqueCode === fields.uniqueCode) return refused("code-taken");
  return agreed(true);
}
