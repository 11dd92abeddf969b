import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Tone } from "#web/ui/badge.tsx";
import type { Level } from "./performance-figures.ts";

export const levelWords: Record<Level, MessageDescriptor> = {
  excellent: msg`Excellent`,
  "very-good": msg`Très bon`,
  good: msg`Bon`,
  "to-improve": msg`À améliorer`,
};

export const levelTones: Record<Level, Tone> = {
  excellent: "ok",
  "very-good": "ok",
  good: "brand",
  "to-improve": "attention",
};
