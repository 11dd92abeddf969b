import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Driver, NotInstalled, until } from "./driver.ts";

const program = "/usr/bin/firefox-esr";
const port = 12_828;
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** Firefox by the protocol that it speaks itself (Marionette): Debian has no driver for it. */
export async function startFirefox(): Promise<Driver> {
  if (!existsSync(program)) throw new NotInstalled("Firefox: apt-get install firefox-esr");
  const profile = mkdtempSync(join(tmpdir(), "boutika-firefox-"));
  const settings = { "marionette.port": port, "intl.accept_languages": "fr-FR" };
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const started = spawn(
    program,
    ["--headless", "--marionette", "--no-remote", "-profile", profile],
    {
      stdio: "ignore",
      env: { ...process.env, HOME: profile },
    },
  );
  const wire = await until("Firefox", connected);
  const session = await wire.ask("WebDriver:NewSession", { capabilities: {} });
  await wire.ask("WebDriver:SetWindowRect", { width: 420, height: 660 });
  const find = async (css: string) => {
    const found = await wire.ask("WebDriver:FindElement", { using: "css selector", value: css });
    return (found["value"] as Record<string, string>)[elementKey];
  };
  const { browserVersion } = session["capabilities"] as { browserVersion: string };
  return {
    name: `Firefox ${browserVersion}`,
    open: async (url) => void (await wire.ask("WebDriver:Navigate", { url })),
    run: async <T>(script: string) =>
      (await wire.ask("WebDriver:ExecuteScript", { script, args: [], sandbox: null }))[
        "value"
      ] as T,
    click: async (css) => void (await wire.ask("WebDriver:ElementClick", { id: await find(css) })),
    type: async (css, text) =>
      void (await wire.ask("WebDriver:ElementSendKeys", { id: await find(css), text })),
    close: async () => {
      wire.close();
      const ended = new Promise((resolve) => started.once("exit", resolve));
      started.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Answer = Record<string, unknown>;

/** Messages are `length:[kind, number, error or command, answer or parameters]`. */
class Wire {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (error: Answer | null, answer: Answer) => void>();
  #heard = Buffer.alloc(0);
  #asked = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (bytes) => {
      this.#heard = Buffer.concat([this.#heard, bytes]);
      for (let text = this.#next(); text; text = this.#next()) this.#take(JSON.parse(text));
    });
  }

  ask(command: string, parameters: object): Promise<Answer> {
    this.#asked += 1;
    const number = this.#asked;
    const text = JSON.stringify([0, number, command, parameters]);
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, (error, answer) =>
        error ? reject(new Error(`${command}: ${error["message"]}`)) : resolve(answer),
      );
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #next(): string | undefined {
    const colon = this.#heard.indexOf(":");
    const end = colon + 1 + Number(this.#heard.subarray(0, colon).toString());
    if (colon < 0 || this.#heard.length < end) return undefined;
    const text = this.#heard.subarray(colon + 1, end).toString();
    this.#heard = this.#heard.subarray(end);
    return text;
  }

  /** The first message is a greeting, and answers nothing. */
  #take(message: unknown): void {
    if (!Array.isArray(message)) return;
    const [, number, error, answer] = message;
    this.#waiting.get(number)?.(error, answer ?? {});
    this.#waiting.delete(number);
  }
}

function connected(): Promise<Wire> {
  return new Promise((found, failed) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", failed);
    socket.once("connect", () => found(new Wire(socket)));
  });
}
