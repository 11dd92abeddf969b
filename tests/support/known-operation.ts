import type { Operation } from "#shared/sync/operations.ts";
import type { Standing } from "./oracle-goods.ts";

/** Whose act it is, and by which rights; `isOther` when somebody was named who cannot have been switched in (J11). */
export type Acting = { by: string; standing: Standing | undefined; isOther: boolean };

/** An operation that some device wrote. `confirmed`: the person was told « Enregistrée ». */
export type KnownOperation = {
  operation: Operation;
  by: string;
  device: string;
  epoch: number;
  confirmed: boolean;
  /** Its storage was put back to a state from before it, or destroyed, by the scenario: it may be gone. */
  mayBeLost: boolean;
  /** Whose it was, and in which role, when it was judged first; books that are put back to a copy count it as it was then. */
  acting?: Acting | undefined;
  /** The identifier was given once before, to an act that its storage has forgotten. */
  isReused: boolean;
};
