import type { SnapshotPart as EncodedPart } from "#shared/sync/columns.ts";
import type {
  Cursor,
  ExchangeAnswer,
  ExchangeRequest,
  Poke,
  Scope,
} from "#shared/sync/protocol.ts";

/** What the device's core asks of the world. The browser is bound in `open-store.ts`; tests and simulations bring their own. */

/** The device's clock in ms since 1970: a label, possibly wrong by years. */
export type Clock = () => number;

export type Random = {
  bytes(count: number): Uint8Array;
  /** From 0 up to, not including, 1. */
  fraction(): number;
};

/** Calls `act` once after `ms`; the function given back calls it off. */
export type Timers = { after(ms: number, act: () => void): () => void };

/** Gives the event loop a turn, so that taps and frames come through between two pieces of work. */
export type Breathe = () => Promise<void>;

/** Why a request brought no answer. Nothing of it ever settles an operation (S2). */
export type FailureKind =
  | "offline"
  | "timeout"
  | "cancelled"
  | "unauthorized"
  /** The server could not read the request as a whole: it is too large or malformed. */
  | "rejected"
  | "busy"
  | "server"
  /** The answer could not be read. */
  | "garbled";

export class TransportFailure extends Error {
  readonly kind: FailureKind;
  /** Least wait that the server asks for, in ms. */
  readonly retryAfter: number;
  constructor(kind: FailureKind, message: string = kind, retryAfter = 0) {
    super(message);
    this.name = "TransportFailure";
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** Rows of a part of a first load, in columns by kind. */
export type EncodedRows = EncodedPart["rows"];

export type SnapshotPart = { scope: Scope; cursor: Cursor; part: number };

/** `userId`: whose request it is, if anybody's: it goes with no other person's token (S3). */
export type Limits = { signal: AbortSignal; timeoutMs: number; userId?: string | undefined };

/** The way to the server. Every method throws `TransportFailure` when there is no answer. */
export interface Transport {
  exchange(request: ExchangeRequest, limits: Limits): Promise<ExchangeAnswer>;
  /** Rows of a part as they came, in columns. */
  snapshotPart(part: SnapshotPart, limits: Limits): Promise<EncodedRows>;
  /** Stays open until `signal` or a failure; calls `onOpen` once it listens. */
  live(listener: { onOpen(): void; onPoke(poke: Poke): void }, signal: AbortSignal): Promise<void>;
}

/** Ran out of room, or no lasting storage at all: what a command answers instead of having recorded. */
export type StorageTrouble = "storage-full" | "storage-unavailable";

export class StorageFailure extends Error {
  readonly trouble: StorageTrouble;
  constructor(trouble: StorageTrouble, cause?: unknown) {
    super(trouble, { cause });
    this.name = "StorageFailure";
    this.trouble = trouble;
  }
}
