import { may } from "#shared/rules/permissions.ts";
import type { Unit } from "#shared/schemas/measure.ts";
import type { ProductFields } from "#shared/schemas/product.ts";
import type {
  CreateProductBody,
  EditProductBody,
  ImportProductsBody,
} from "#shared/schemas/product-bodies.ts";
import { agreed, refused } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import { actorIn, draftOf } from "./act.ts";
import { type Acted, acted } from "./acted.ts";
import { planRoom } from "./plan-room.ts";
import { costDraft } from "./product-cost.ts";
import { codeOf, newProductId } from "./product-names.ts";

/** Rows in one operation; the wire allows as many creations and as many edits. */
const rowsOfPart = 200;

export type ProductsToImport = {
  shopId: string;
  /** Names the file as it was confirmed: confirmed twice, it is imported once. */
  importId: string;
  creates: readonly {
    fields: Omit<ProductFields, "uniqueCode"> & { uniqueCode?: string };
    initialStock: number;
    /** Francs for one of it, a piece or a kilo; absent: nothing is said. */
    cost?: number;
  }[];
  edits: readonly EditProductBody[];
  /** What products that exist cost, one of their unit. */
  costs?: readonly { productId: string; name: string; cost: number; unit: Unit | null }[];
};

/**
 * Brings in a file of products: all of its parts in one transaction, or none (I1). Each row is judged by itself by the
 * server (I2). Refused as a whole when the plan has no room for the new ones.
 */
export function importProducts(
  device: Device,
  given: ProductsToImport,
): Promise<Acted<{ operations: number }>> {
  return acted(async () => {
    const { shopId, importId, edits } = given;
    const costs = [...(given.costs ?? [])];
    const isCosted = costs.length > 0 || given.creates.some(({ cost }) => cost !== undefined);
    const present = device.outbox.ofCart(importId);
    if (present) {
      const { kind, body } = present.operation;
      return agreed({ operations: kind === "product.import" ? body.parts : 1 });
    }
    const actor = actorIn(device, shopId);
    const catalogue = await device.catalogue(shopId);
    if (!actor || !catalogue) return { ok: false, refusal: "no-access" };
    const { role } = actor.access;
    const needed = [
      ...(given.creates.length > 0 ? (["create-product"] as const) : []),
      ...(edits.length > 0 ? (["edit-product"] as const) : []),
      ...(isCosted ? (["keep-costs"] as const) : []),
    ];
    if (needed.some((action) => !may(role, action))) return refused("not-allowed");
    if (needed.length === 0) return refused("empty-cart");
    if (given.creates.length > (await planRoom(device, shopId))) return refused("plan-limit");
    const taken = new Set<string>();
    const isTaken = (id: string) => taken.has(id) || catalogue.get(id) !== undefined;
    const creates = given.creates.map(({ fields, initialStock, cost }): CreateProductBody => {
      const productId = newProductId(device, isTaken);
      taken.add(productId);
      const { name, unit = null } = fields;
      if (cost !== undefined) costs.push({ productId, name, cost, unit });
      const uniqueCode = codeOf(productId, fields.uniqueCode);
      return { productId, fields: { ...fields, uniqueCode }, initialStock };
    });
    const drafts = partsOf(importId, creates, edits).map((body) => {
      const draft = { shopId, formId: null, kind: "product.import" as const, body, names: [] };
      return draftOf(actor, draft) as unknown as Draft;
    });
    // Costs after the products that they are of.
    const said = costs.map((cost) => costDraft(actor, { shopId, ...cost }));
    await device.outbox.recordAll([...drafts, ...said], importId);
    return agreed({ operations: drafts.length + said.length });
  });
}

/** The rows of a file cut into operations, new products first. */
function partsOf(
  importId: string,
  creates: readonly CreateProductBody[],
  edits: readonly EditProductBody[],
): ImportProductsBody[] {
  const parts = Math.ceil((creates.length + edits.length) / rowsOfPart);
  return Array.from({ length: parts }, (_, index) => {
    const from = index * rowsOfPart;
    const newOnes = creates.slice(from, from + rowsOfPart);
    const fromEdit = Math.max(0, from - creates.length);
    const edited = edits.slice(fromEdit, fromEdit + rowsOfPart - newOnes.length);
    return { importId, part: index + 1, parts, creates: newOnes, edits: edited };
  });
}
