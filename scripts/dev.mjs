import { spawn } from "node:child_process";
import { ensureInstalled } from "./install.mjs";
import { root, tool } from "./toolbox.mjs";

/** The app on 8080, rebuilt as you type; behind it the server on 8081, restarted when its files change. */
await ensureInstalled();
const port = process.env.PORT ?? "8080";
const serverPort = process.env.SERVER_PORT ?? "8081";
const processes = [
  start([...tool("tsx/dist/cli.mjs"), "watch", "--clear-screen=false", "sync-server/main.ts"], {
    PORT: serverPort,
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    NODE_ENV: "development",
  }),
  start([...tool("vite/bin/vite.js"), "--port", port], {
    BOUTIKA_SERVER: `http://127.0.0.1:${serverPort}`,
  }),
];

let isStopping = false;
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, stopAll);
for (const child of processes) child.once("exit", stopAll);

/**
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 */
function start([file = "", ...args], env) {
  // A group of its own: Ctrl-C reaches it once, from here.
  return spawn(file, args, {
    cwd: root,
    stdio: "inherit",
    detached: true,
    env: { ...process.env, ...env },
  });
}

function stopAll() {
  if (isStopping) return;
  isStopping = true;
  for (const child of processes) child.kill("SIGTERM");
}
