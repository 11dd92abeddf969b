import type { Trial } from "./page.ts";

/**
 * What is called in the page. `goesOn`: it does the same as another contender for so many frames, whose outcome it
 * shares where that one has read by then.
 */
type Contender = { call: string; goesOn?: { from: string; after: number } };

/** By the name of the row. */
export type Contenders = Readonly<Record<string, Contender>>;

const ours = (trial: Trial): Contender => ({
  call: `bench.tryOurs(file, seed, ${JSON.stringify(trial)})`,
});
const oneFrame = ours({ frames: 1, rule: "first read", passes: "whole" });
const asInTill = "ours as in the till: up to 20 frames, equal reads";
const till: Trial = { frames: 20, rule: "equal reads", passes: "in turn" };
const goesOn = { from: asInTill, after: 10 };

/** The till's decoder and the one that was named for it. */
export const decoders: Contenders = {
  "html5-qrcode, file": { call: "bench.tryRivalFile(file)" },
  "html5-qrcode, one frame": { call: "bench.tryRivalFrames(file, seed, 1)" },
  "html5-qrcode, up to 20 frames": { call: "bench.tryRivalFrames(file, seed, 20)" },
  "ours, one frame": oneFrame,
  "ours, two frames, equal reads": ours({ frames: 2, rule: "equal reads", passes: "whole" }),
  "ours, up to 20 whole frames, equal reads": ours({ ...till, passes: "whole" }),
  "ours, up to 20 frames, first read": ours({ ...till, rule: "first read" }),
  [asInTill]: ours(till),
};

/** A second decoder beside it, asked only after a second: frames come every 100 ms here. */
export const secondDecoder: Contenders = {
  "ours, one frame": oneFrame,
  "ZBar, one frame": ours({ frames: 1, rule: "first read", passes: "whole", second: "alone" }),
  [asInTill]: ours(till),
  "ours, up to 30 frames": { ...ours({ ...till, frames: 30 }), goesOn },
  "ours, ZBar as well after 10 of 20 frames": { ...ours({ ...till, second: 10 }), goesOn },
  "ours, ZBar as well after 10 of 30 frames": {
    ...ours({ ...till, frames: 30, second: 10 }),
    goesOn,
  },
};
