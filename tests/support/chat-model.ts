import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A provider of a language model that answers every question with the same words, and keeps what it was asked. */
export async function chatModel(content: string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      asked.push(body);
      response.end(JSON.stringify({ choices: [{ message: { content } }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { url: `http://127.0.0.1:${port}/`, key: "key", model: "model" },
    asked,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
