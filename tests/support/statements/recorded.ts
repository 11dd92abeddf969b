/** Names the folder where workers write down what the server sends; unset, nothing is written. */
export const statementsFolder = "BOUTIKA_STATEMENTS";

/** A statement of the server, once for each text. */
export type Recorded = {
  text: string;
  /** Places of the server that made it, the nearest first; none where a builder of statements had it sent later. */
  from: string[];
  /** The test that was running. */
  test: string;
  /** For each parameter the place of the first one that was always the same as it. */
  same: number[];
};
