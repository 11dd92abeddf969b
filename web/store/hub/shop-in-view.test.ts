import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import type { ExchangeAnswer, Scope } from "#shared/sync/protocol.ts";
import { modelScope } from "#tests/support/device/model-server.ts";
import { World } from "#tests/support/device/world.ts";

const otherShop = "0198c0de-0000-7000-8000-0000000000c2";
const otherScope: Scope = `shop:${otherShop}`;

/** A device of somebody with two shops alike, which names the scopes that it asks for and loads. */
function twoShops() {
  const world = new World();
  const asked: Scope[][] = [];
  const loaded: Scope[] = [];
  const { exchange, snapshotPart } = world.transport;
  world.transport.exchange = async (request, limits) => {
    asked.push(request.cursors.map(([scope]) => scope));
    const twin = (scope: Scope) => scope.replace(otherShop, world.shopId);
    const cursors = request.cursors.map(([scope, cursor]): (typeof request.cursors)[number] => [
      twin(scope),
      cursor,
    ]);
    const answer: ExchangeAnswer = await exchange({ ...request, cursors }, limits);
    const changes = answer.changes.map((change, place) => ({
      ...change,
      scope: must(request.cursors[place], "what was asked")[0],
    }));
    const shops = answer.access?.shops.flatMap((shop) => [
      shop,
      { ...shop, shopId: otherShop, scope: otherScope },
    ]);
    const epochs = { ...answer.epochs, [otherShop]: world.server.epoch };
    const { access } = answer;
    return { ...answer, changes, epochs, ...(access && shops && { access: { ...access, shops } }) };
  };
  world.transport.snapshotPart = async (part, limits) => {
    if (loaded.at(-1) !== part.scope) loaded.push(part.scope);
    return snapshotPart(part, limits);
  };
  return { world, asked, loaded };
}

const isBooks = (scope: Scope) => scope === modelScope || scope === otherScope;

test.each([
  [undefined, [modelScope, otherScope]],
  ["0198c0de-0000-7000-8000-0000000000ff", [modelScope, otherScope]],
  [otherShop, [otherScope, modelScope]],
])("the shop on the screen is read before the person's others (%s)", async (shopId, order) => {
  const { world, asked, loaded } = twoShops();
  world.shopInView = shopId;
  await world.start();
  await world.settle();
  expect(loaded).toEqual(order);
  expect(must(asked.at(-1), "a request").filter(isBooks)).toEqual(order);
});

test("who moves to another shop meanwhile waits for no more than the part under way", async () => {
  const { world, loaded } = twoShops();
  world.shopInView = world.shopId;
  await world.start();
  while (loaded.length === 0) await world.step();
  world.shopInView = otherShop;
  await world.settle();
  expect(loaded).toEqual([modelScope, otherScope, modelScope]);
});
