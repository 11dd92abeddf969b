import { TransportFailure } from "#web/store/ports.ts";

export type StreamEvent = { event: string; data: unknown };

type Silence = { silence: number; onSilence: () => void };

/**
 * Reads server-sent events until the stream ends. `onSilence` is called when nothing at all came for `silence` ms:
 * a line that was cut without a sign never ends by itself.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  { silence, onSilence }: Silence,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = "";
  let watch = setTimeout(onSilence, silence);
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      clearTimeout(watch);
      watch = setTimeout(onSilence, silence);
      const blocks = (rest + value).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = parsed(block);
        if (event) onEvent(event);
      }
    }
  } catch (cause) {
    if (cause instanceof TransportFailure) throw cause;
    throw new TransportFailure("offline", String(cause));
  } finally {
    clearTimeout(watch);
    await reader.cancel().catch(() => undefined);
  }
}

/** One block of lines; undefined for a comment or anything else that says nothing. */
function parsed(block: string): StreamEvent | undefined {
  let event = "message";
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith("event:")) event = line.slice(6).trim();
    if (line.startsWith("data:")) data.push(line.slice(5).trim());
  }
  if (data.length === 0) return undefined;
  try {
    return { event, data: JSON.parse(data.join("\n")) as unknown };
  } catch {
    return undefined;
  }
}
