import { resolve } from "node:path";

/** What the bundler tells of one file of source. */
type Bundle = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };
type Group = {
  debugName: string;
  name: (id: string, bundle: Bundle) => string | null;
  priority: number;
};

const firstPage = "web/main.tsx";
const door = "web/app/door-screen.tsx";
const store = "web/store/compose-store.ts";
/** What a sale opens, from the shell to the ticket. */
const till = [
  "web/app/shell/signed-in-layout.tsx",
  "web/features/point-of-sale/point-of-sale-screen.tsx",
];

/** Large packages of a few screens, each a file of its own: not kept beforehand, fetched when first asked for. */
const apart: readonly { name: string; folder: RegExp }[] = [
  { name: "charts", folder: /\/node_modules\/recharts\// },
  { name: "pdf", folder: /\/node_modules\/jspdf\// },
];

/**
 * Which sources share a file of the built page. Eighty small files compress a third worse than one, and each costs a
 * round trip; so what everybody needs stands in `page`, what a sale needs besides in `till`, what opens the device's
 * data in `store`, and the packages of the first and the last apart, since they change less often than we do.
 * Whatever else stays in files of its own, fetched when asked for.
 */
export function chunkGroups(): Group[] {
  let sorted: Map<string, string> | undefined;
  const nameOf = (id: string, bundle: Bundle) => {
    sorted ??= sortedModules(bundle);
    return sorted.get(id);
  };
  // A group takes with it whatever its files import, unless a group of higher priority has taken it before.
  const parts = ["page-packages", "page", "till", "store-packages", "store"].map(
    (wanted, index): Group => ({
      debugName: wanted,
      name: (id, bundle) => (nameOf(id, bundle) === wanted ? wanted : null),
      priority: 10 - index,
    }),
  );
  const large = apart.map(
    ({ name, folder }): Group => ({
      debugName: name,
      name: (id) => (folder.test(id) ? name : null),
      priority: 1,
    }),
  );
  return [...parts, ...large];
}

/** Each file's group: the first of page, till and store that reaches it by plain imports. */
function sortedModules(bundle: Bundle): Map<string, string> {
  const forTill = reached(till, bundle);
  // What the door and the till share is needed by both: it comes with the page.
  const shared = [...reached([door], bundle)].filter((id) => forTill.has(id));
  const forPage = new Set([...reached([firstPage], bundle), ...shared]);
  const sorted = new Map<string, string>();
  for (const id of reached([store], bundle)) sorted.set(id, packaged("store", id));
  for (const id of forTill) sorted.set(id, "till");
  for (const id of forPage) sorted.set(id, packaged("page", id));
  return sorted;
}

function packaged(name: string, id: string): string {
  return id.includes("/node_modules/") && !id.includes("/lucide-react/")
    ? `${name}-packages`
    : name;
}

function reached(entries: readonly string[], bundle: Bundle): Set<string> {
  const found = new Set<string>();
  const take = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of bundle.getModuleInfo(id)?.importedIds ?? []) take(next);
  };
  for (const entry of entries) take(resolve(entry));
  return found;
}
