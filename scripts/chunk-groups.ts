import { resolve } from "node:path";

/** What the bundler tells of one file of source. */
type Bundle = {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};
type Group = {
  debugName: string;
  name: (id: string, bundle: Bundle) => string | null;
  priority: number;
};

const firstPage = "web/main.tsx";
const door = "web/app/door-screen.tsx";
const store = "web/store/browser-store.ts";
const lateBooks = "web/store/read-models/late-books.ts";
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

/** Screens of whoever is not signed in: nothing else has been fetched yet, so nothing else may come with them. */
const beforeWork =
  /\/web\/(app\/(door|not-found)-|features\/(sign-in|password-reset|invitations)\/)/;

/** What most screens do without: the words of the help, the camera, what reads messages of money, what links operations, the checks of forms. */
const rarer: readonly { name: string; folder: RegExp }[] = [
  { name: "help", folder: /\/shared\/help\// },
  { name: "camera", folder: /\/web\/blocks\/scan\// },
  {
    name: "money",
    folder: /\/(shared\/(money-messages\/|rules\/merchant-qr)|web\/blocks\/money-messages\/)/,
  },
  {
    name: "chain",
    folder: /\/(shared\/(rules\/(chain|seal)|sync\/chain)|web\/store\/(chain\/|sha256))/,
  },
  { name: "schemas", folder: /\/node_modules\/zod\// },
];

/**
 * Which sources share a file of the built page. Eighty small files compress a third worse than one, and each costs a
 * round trip; so what everybody needs stands in `page`, what a sale needs besides in `till`, what opens the device's
 * data in `store`, what the till does not wait for in `late-books`, and the packages of the first apart, since they change less often than we do.
 * What other screens share stands together too, for the worker keeps every file beforehand, one after the other: in
 * files named after what comes with them, so that none fetches the till, the store or the help for a line of its own.
 * What a single screen needs stays in its own file, fetched when asked for.
 */
export function chunkGroups(): Group[] {
  let sorted: Map<string, string> | undefined;
  const nameOf = (id: string, bundle: Bundle) => {
    sorted ??= sortedModules(bundle);
    return sorted.get(id);
  };
  // A group takes with it whatever its files import, unless a group of higher priority has taken it before.
  const names = ["page-packages", "page", "till", "store", "late-books"];
  const asSorted = (wanted: string): Group["name"] => {
    return (id, bundle) => (nameOf(id, bundle) === wanted ? wanted : null);
  };
  const groups: Omit<Group, "priority">[] = [
    ...names.map((wanted) => ({ debugName: wanted, name: asSorted(wanted) })),
    ...apart.map(({ name, folder }) => ({
      debugName: name,
      name: (id: string) => (folder.test(id) ? name : null),
    })),
    {
      debugName: "shared by screens",
      name: (id, bundle) => {
        const name = nameOf(id, bundle);
        return name && /^(front|parts)/.test(name) ? name : null;
      },
    },
  ];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}

/** Each file's group: the first of page, till and store that reaches it by plain imports, else by who shares it. */
function sortedModules(bundle: Bundle): Map<string, string> {
  const forTill = reached(till.map(asId), bundle);
  // What the door and the till share is needed by both: it comes with the page.
  const shared = [...reached([asId(door)], bundle)].filter((id) => forTill.has(id));
  const forPage = new Set([...reached([asId(firstPage)], bundle), ...shared]);
  const sorted = new Map<string, string>();
  for (const id of reached([asId(lateBooks)], bundle)) sorted.set(id, "late-books");
  for (const id of reached([asId(store)], bundle)) sorted.set(id, "store");
  for (const id of forTill) sorted.set(id, "till");
  for (const id of forPage) sorted.set(id, ofPage(id));
  return new Map([...sharedByScreens(bundle, sorted), ...sorted]);
}

/** What more than one of the parts that are fetched when asked for needs, and is no such part itself. */
function sharedByScreens(bundle: Bundle, taken: ReadonlyMap<string, string>): Map<string, string> {
  const parts = fetchedWhenAsked(bundle);
  const users = new Map<string, string[]>();
  for (const part of parts)
    for (const id of reached([part], bundle)) users.set(id, [...(users.get(id) ?? []), part]);
  const sorted = new Map<string, string>();
  for (const [id, by] of users) {
    if (by.length < 2 || parts.has(id)) continue;
    const needed = [...reached([id], bundle)];
    const names = ["till", "store"].filter((name) => needed.some((one) => taken.get(one) === name));
    const rare = rarer.filter(({ folder }) => needed.some((one) => folder.test(one)));
    const first = by.some((part) => beforeWork.test(part)) ? "front" : "parts";
    sorted.set(id, [first, ...names, ...rare.map(({ name }) => name)].join("-"));
  }
  return sorted;
}

/** Every source that some other one imports only when it is needed. */
function fetchedWhenAsked(bundle: Bundle): Set<string> {
  const parts = new Set<string>();
  const walked = new Set<string>();
  const walk = (from: string) => {
    for (const id of reached([from], bundle)) {
      if (walked.has(id)) continue;
      walked.add(id);
      for (const part of bundle.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        if (parts.has(part)) continue;
        parts.add(part);
        walk(part);
      }
    }
  };
  walk(asId(firstPage));
  return parts;
}

const asId = (source: string) => resolve(source);

function ofPage(id: string): string {
  return id.includes("/node_modules/") && !id.includes("/lucide-react/") ? "page-packages" : "page";
}

function reached(entries: readonly string[], bundle: Bundle): Set<string> {
  const found = new Set<string>();
  const take = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of bundle.getModuleInfo(id)?.importedIds ?? []) take(next);
  };
  for (const entry of entries) take(entry);
  return found;
}
