import { connect, type Socket } from "node:net";

export type Answer = { status: number; body: string };

/**
 * One connection kept open, one request at a time. Bare, because the load generator shares the machine's cores with
 * the server: what it spends is taken from what is measured.
 */
export class HttpClient {
  readonly #socket: Socket;
  readonly #head: string;
  #received: Buffer = Buffer.alloc(0);
  #settle: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;

  private constructor(socket: Socket, port: number, token: string) {
    this.#socket = socket;
    this.#head = `Host: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\n`;
    socket.setNoDelay(true);
    socket.on("data", (chunk) => this.#take(chunk));
    socket.on("error", (error) => this.#settle?.reject(error));
    socket.on("close", () => this.#settle?.reject(new Error("the server closed the connection")));
  }

  static open(port: number, token: string): Promise<HttpClient> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => resolve(new HttpClient(socket, port, token)));
      socket.once("error", reject);
    });
  }

  post(path: string, json: string): Promise<Answer> {
    const length = Buffer.byteLength(json);
    return this.#ask(
      `POST ${path} HTTP/1.1\r\n${this.#head}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${json}`,
    );
  }

  close(): void {
    this.#settle = undefined;
    this.#socket.destroy();
  }

  #ask(text: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (!this.#socket.writable) {
        reject(new Error("the server closed the connection while it was idle"));
        return;
      }
      this.#settle = { resolve, reject };
      this.#socket.write(text);
    });
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf("\r\n\r\n");
    if (headEnd < 0) return;
    const head = this.#received.toString("latin1", 0, headEnd);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) {
      this.#settle?.reject(new Error(`an answer without length:\n${head}`));
      return;
    }
    const end = headEnd + 4 + length;
    if (this.#received.length < end) return;
    const body = this.#received.toString("utf8", headEnd + 4, end);
    this.#received = this.#received.subarray(end);
    const settle = this.#settle;
    this.#settle = undefined;
    settle?.resolve({ status: Number(head.slice(9, 12)), body });
  }
}
