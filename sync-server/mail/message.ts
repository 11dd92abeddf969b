import type { outgoingMessages } from "#server/db/tables/messages.ts";
import type { PushWords } from "#shared/schemas/push.ts";

/** A message as it waits: what it is about, and for whom. Its words are made when it leaves. */
export type WaitingMessage = typeof outgoingMessages.$inferSelect;

/** The words of a message. An SMS has a text alone, a push message what the browser shows. */
export type Letter = {
  subject: string;
  text: string;
  html: string;
  push?: PushWords;
  /** Where an answer to a mail goes; without it to whoever sends. */
  replyTo?: string;
};

/** What a letter says in one language, before it is drawn, and what is put into it. */
export type Words = { subject: string; lines: string[]; button?: string; after?: string[] };
export type Given = Record<string, string>;

/** Takes a letter out of the house. Fails when it could not; `Undeliverable` when trying again is of no use. */
export type Carrier = {
  carry(letter: Letter, message: Pick<WaitingMessage, "id" | "recipient">): Promise<void>;
};

export class Undeliverable extends Error {}
