import type { FastifyServerOptions } from "fastify";
import { tellableError, tellableFields, tellableText } from "./tellable.ts";
import { withoutSecrets } from "./without-secrets.ts";

/** What the server does, for whoever reads its terminal. The words are ours, or meant for them. */
export function say(line: string): void {
  console.log(line);
}

/** What ends a program, as a sentence of ours. */
export function complain(sentence: string): void {
  console.error(sentence);
}

/** An error that ends a program: its kind and its place, no value. */
export function tellTrouble(error: unknown): void {
  console.error(tellableText(error));
}

/** For what works beside requests. */
export const plainLog = {
  warn: (fields: object, text: string) => console.warn(lineOf(fields, text)),
  error: (fields: object, text: string) => console.error(lineOf(fields, text)),
};

function lineOf(fields: object, text: string): string {
  return `${withoutSecrets(text)} ${JSON.stringify(tellableFields(fields))}`;
}

/** What nobody caught ends the program, as it always does; Node's own words for it would print all that the error holds. */
export function tellCrashes(): void {
  process.on("uncaughtException", (error) => {
    tellTrouble(error);
    process.exit(1);
  });
}

type LogOptions = Exclude<FastifyServerOptions["logger"], boolean | undefined>;

/**
 * Fastify's log. Every line goes through here, whoever writes it: this server, Fastify, its plugins. An error without
 * words beside it would otherwise lend the line its own.
 */
export function requestLog(level: string): LogOptions {
  // Made tellable before they come here.
  const asItIs = (value: unknown) => value as { type: string; message: string; stack: string };
  return {
    level,
    serializers: { req: asItIs, res: asItIs, err: asItIs },
    hooks: {
      logMethod(args, method) {
        const [first, second] = args as unknown[];
        const text = typeof first === "string" ? first : second;
        method.apply(this, [
          fieldsOf(first),
          typeof text === "string" ? withoutSecrets(text) : "an error",
        ]);
      },
    },
  };
}

function fieldsOf(first: unknown): object {
  if (first instanceof Error) return { err: tellableError(first) };
  return typeof first === "object" && first !== null ? tellableFields(first) : {};
}
