import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A provider of a language model that answers every question with the same words. */
export async function chatModel(content: string) {
  const server = createServer((request, response) => {
    request.resume();
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { url: `http://127.0.0.1:${port}/`, key: "key", model: "model" },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
