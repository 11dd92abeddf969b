import type { Database } from "#server/db/client.ts";
import type { DeviceBug } from "./device-bug.ts";
import type { Article, World } from "./simulation-world.ts";

/** What is wrong in a run, by the name of a mistake (`tests/planted`) or as a device; nothing in an ordinary one. */
export type PlantedBug = { mistake?: string; device?: () => DeviceBug };

export type RunReport = {
  seed: number;
  /** What was asked of it. */
  options: RunOptions;
  events: number;
  checks: number;
  operations: number;
  /** Of them those that stand in chains at the end. */
  linked: number;
  devices: number;
  /** The broken rule and what was seen, when there was one. */
  violation?: { rule: string; message: string };
  /** The last events, or all of them, in words. */
  trace: string[];
};

export type RunOptions = {
  seed: number;
  bug?: PlantedBug;
  fullTrace?: boolean;
  /** Whether the server is put back to an older copy: in one run of ten, or in each. */
  restores?: "some" | "each" | undefined;
  /** People do little but sell, often and with better lines, and one server instance serves most requests. */
  isBusy?: boolean;
  /** Browsers take read models away, others answer in the server's place. */
  browsers?: boolean;
  /** With browsers: the tab in front freezes, is replaced, and thaws. */
  freezes?: boolean | undefined;
  /** With browsers: a second tab is awake behind the one in front, and gets the hub when that is closed. */
  tabs?: boolean | undefined;
  /** With browsers: devices run the product's own hub. */
  hubs?: boolean | undefined;
  /** People keep the tills of their devices, and undo tickets of others. */
  tills?: boolean | undefined;
  /** With tills: customers earn points and spend them. */
  points?: boolean | undefined;
  /** With tills: the office notes its suppliers, and pays them. */
  suppliers?: boolean | undefined;
  /** Articles are weighed and come in packs. */
  units?: boolean | undefined;
  /** With tills: a short run of two or three devices on which something is noted on an account every other second. */
  notebook?: boolean | undefined;
  /** Shops and people of a told story instead of drawn ones; its lines are good from the start. */
  world?: World;
  /** First articles of each shop. */
  articles?: Article[];
};

/** Two pools, one per instance of the server, and one for the oracle's own looks. */
export type SimulationDatabase = { pools: [Database, Database]; oracle: Database };
