import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server that counts what each address is given. */
export async function countingMailbox(): Promise<{
  url: string;
  mails: ReadonlyMap<string, number>;
  close(): Promise<void>;
}> {
  const mails = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, { envelope }, answer) => {
      stream.resume();
      stream.on("end", () => {
        for (const { address } of envelope.rcptTo)
          mails.set(address, (mails.get(address) ?? 0) + 1);
        answer();
      });
    },
  });
  // Whoever sends may be killed in the middle of a sentence.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
