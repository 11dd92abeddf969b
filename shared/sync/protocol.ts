import { z } from "zod";
import { roleSchema } from "#shared/schemas/person.ts";
import { deviceTimeSchema, revSchema, uuidSchema } from "#shared/schemas/primitives.ts";
import type { Refusal } from "#shared/schemas/refusal.ts";
import type { flagSchema } from "#shared/schemas/sale.ts";
import { maxCursors, maxOperations, usualRows, version } from "./limits.ts";
import type { RowsByKind } from "./rows.ts";

/** Kept apart, so that a device can speak without loading a validator. */
export const protocolVersion = version;

/** Limits of one request. A device that holds more sends it in several. */
export const maxOperationsPerExchange = maxOperations;
export const maxRequestBytes = 1_048_576;
/** Rows of a scope that the server sends at most in one answer, unless one revision alone holds more. */
export const defaultRowBudget = usualRows;
/** Rows that a device may ask for, and of all scopes of an answer together: many scopes share them. */
export const mostRowBudget = 20_000;

/**
 * `shop:{shopId}` for owner and staff, `shop:{shopId}:reseller:{userId}` for a reseller; beside it the messages:
 * `shop:{shopId}:messages` for the owner, `shop:{shopId}:messages:{userId}` for a member; and `shop:{shopId}:office` for
 * owner and managers.
 */
export type Scope = string;

/** How far a scope has been read. The epoch changes when a server is restored from a backup. */
export const cursorSchema = z.object({ epoch: z.int().min(1), rev: revSchema });
export type Cursor = z.infer<typeof cursorSchema>;

/** Operations as packed by `pack.ts`; its parts are judged one by one, so that a bad one spoils nothing else. */
export const packedOperationsSchema = z.object({
  shops: z.array(z.string()).max(500),
  products: z.array(z.unknown()).max(20_000),
  list: z.array(z.unknown()).max(maxOperationsPerExchange),
  /** Who owes whole tickets; left out where nobody does, and by devices of before. */
  customers: z.array(z.string()).max(maxOperationsPerExchange).optional(),
});
export type PackedOperations = z.infer<typeof packedOperationsSchema>;

/** What an exchange says of the device's chains (CH1, CH3). Links, key and signature in base64url. */
export const chainToldSchema = z.object({
  /** At which place of the operations a chain goes on from which link; null where the device knows none of that one. */
  runs: z.array(z.tuple([z.int().min(0), z.string().max(22).nullable()])).max(maxOperations),
  /** The head of each shop in it, by its place in `shops`. */
  heads: z.array(z.tuple([z.int().min(0), z.string().max(22)])).max(500),
  signature: z.string().max(86).optional(),
  /** The public key, until the books have it. */
  key: z.string().max(87).optional(),
});
export type ChainTold = z.infer<typeof chainToldSchema>;

/** `POST /api/v1/sync`. Who is speaking comes from the session, never from here. */
export const exchangeRequestSchema = z.object({
  v: z.int().min(1),
  app: z.string().max(40),
  device: z.object({
    id: uuidSchema,
    /** Raised by a device that finds its own storage restored or emptied. */
    epoch: z.int().min(1),
    label: z.string().max(60),
    /** The highest number given out so far, so that the owner learns what is still to come. */
    lastSeq: z.int().min(0),
  }),
  now: deviceTimeSchema,
  /** Revision of `access` already known to the device, 0 for none. */
  accessRev: revSchema,
  /** Scopes to be read after the operations are judged, each once; null asks for a first load. None: send only. */
  cursors: z
    .array(z.tuple([z.string().max(90), cursorSchema.nullable()]))
    .max(maxCursors)
    .refine((cursors) => new Set(cursors.map(([scope]) => scope)).size === cursors.length, {
      error: "a scope is named twice",
    }),
  operations: packedOperationsSchema,
  /**
   * Shop and identifier of operations that other people made on this device and that were never answered. The device
   * may not send them for those people, yet has to know whether the rows it reads hold them (E2). Beside them what the
   * server could not read even alone and waits for its next turn (S4).
   */
  others: z
    .array(z.tuple([uuidSchema, uuidSchema]))
    .max(maxOperationsPerExchange)
    .optional(),
  rowBudget: z.int().min(1).max(mostRowBudget).optional(),
  /** A `ChainTold`; read apart, for nothing is refused for it (CH2). */
  chain: z.unknown().optional(),
});
export type ExchangeRequest = z.infer<typeof exchangeRequestSchema>;

export type VerdictStatus = "applied" | "flagged" | "refused";

/**
 * What became of one operation. `applied` and `flagged` operations are in the books since revision `rev`;
 * a `refused` one changed nothing and its reason is for people.
 */
export type Verdict = {
  status: VerdictStatus;
  rev: number;
  reasons: (z.infer<typeof flagSchema> | Refusal)[];
};

/** One shop that the person may open, and the code of this device in it. */
export const accessSchema = z.object({
  shopId: uuidSchema,
  shopName: z.string(),
  role: roleSchema,
  isActive: z.boolean(),
  /** Scope to read, null when the person may no longer read. */
  scope: z.string().nullable(),
  /** Short code of this device in this shop, first part of its receipt numbers. */
  deviceCode: z.string(),
});
export type Access = z.infer<typeof accessSchema>;

/** What changed in one scope. `reset` asks the device to load the snapshot; `gone` to forget the scope after its operations were answered. */
export type ScopeChanges =
  | { scope: Scope; state: "rows"; cursor: Cursor; rows: Partial<RowsByKind>; more: boolean }
  | { scope: Scope; state: "reset"; snapshot: SnapshotPlan }
  | { scope: Scope; state: "gone" };

/** Parts of a first load, fixed at one revision; part 0 holds what is needed to sell. */
export type SnapshotPlan = { cursor: Cursor; parts: number; products: number };

export type ExchangeAnswer = {
  v: number;
  /** Server clock in ms. */
  time: number;
  /** One per operation sent, in the order sent. */
  verdicts: [VerdictStatus, number, Verdict["reasons"]?][];
  /** Present when it differs from what the device knows. */
  access?: { rev: number; shops: Access[] };
  changes: ScopeChanges[];
  /**
   * Epoch of the books of a shop, where no change of the answer names it: of those that judged operations, and, when
   * `access` is there, of each shop in it without a scope.
   */
  epochs?: Record<string, number>;
  /** One for each of `others`, looked up after the changes were read: its verdict, or null when the books know nothing of it. */
  others?: (ExchangeAnswer["verdicts"][number] | null)[];
  /** The books do not know the device's key: it is to be told with the next operations. */
  wantsKey?: true;
  /** Oldest protocol that still receives changes; facts are taken from any. */
  minVersion: number;
};

/** Sent down the live stream: something changed in a scope. */
export const pokeSchema = z.object({ scope: z.string(), prevRev: revSchema, rev: revSchema });
export type Poke = z.infer<typeof pokeSchema>;

/** Every error of the HTTP interface: a code for the program, a sentence for the person who reads logs. */
export const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  /** In how many seconds it may be asked again, where the server knows; as in the header of this name. */
  retryAfter: z.int().min(0).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
