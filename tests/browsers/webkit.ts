import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { type Driver, NotInstalled, until } from "./driver.ts";

const browser = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const port = 14_455;
const display = ":78";

type Found = Record<string, string>;

/** WebKit as GTK has it, which Safari is made of too, by W3C WebDriver on a screen that nobody sees. */
export async function startWebKit(): Promise<Driver> {
  if (!existsSync("/usr/bin/WebKitWebDriver") || !existsSync("/usr/bin/Xvfb"))
    throw new NotInstalled("WebKit: apt-get install webkit2gtk-driver xvfb");
  const started: ChildProcess[] = [
    spawn("Xvfb", [display, "-screen", "0", "1280x900x24"], { stdio: "ignore" }),
    spawn("WebKitWebDriver", [`--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, DISPLAY: display, LC_ALL: "C.UTF-8" },
    }),
  ];
  const options = { binary: browser, args: ["--automation"] };
  const capabilities = {
    alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options },
  };
  const { sessionId, capabilities: got } = await until("WebKit's driver", () =>
    call<{ sessionId: string; capabilities: { browserVersion: string } }>("POST", "/session", {
      capabilities,
    }),
  );
  const session = `/session/${sessionId}`;
  const find = async (css: string) => {
    const using = { using: "css selector", value: css };
    return Object.values(await call<Found>("POST", `${session}/element`, using))[0];
  };
  await call("POST", `${session}/window/rect`, { width: 420, height: 610 });
  return {
    name: `WebKitGTK ${got.browserVersion}`,
    open: (url) => call("POST", `${session}/url`, { url }),
    run: (script) => call("POST", `${session}/execute/sync`, { script, args: [] }),
    click: async (css) => call("POST", `${session}/element/${await find(css)}/click`, {}),
    type: async (css, text) =>
      call("POST", `${session}/element/${await find(css)}/value`, { text }),
    close: async () => {
      await call("DELETE", session).catch(() => undefined);
      for (const one of started) one.kill();
    },
  };
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: T };
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 300)}`);
  return value;
}
