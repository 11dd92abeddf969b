import { z } from "zod";

/** Who answers: any provider that speaks the form of « chat completions ». */
export type ModelSettings = {
  /** The whole address to which a conversation is sent. */
  url: string;
  key: string;
  /** The name by which the provider knows the model. */
  model: string;
  /** Whether it is shown questions to shops too, not those to the help alone. */
  readsQuestions?: boolean;
};

/** How long a person may wait before the plain search answers instead, in ms. */
const patience = 12_000;
const mostBytes = 64_000;
const mostTokens = 500;

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

export type Prompt = { system: string; user: string };

/** What the model says to a prompt. Throws when the provider refuses, is late, or answers in another form. */
export async function askModel(
  { url, key, model }: ModelSettings,
  { system, user }: Prompt,
  waitAtMost = patience,
): Promise<string> {
  const response = await fetch(url, {
    method: "POST",
    // The key is for this address alone.
    redirect: "error",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({
      model,
      temperature: 0,
      max_tokens: mostTokens,
      messages: [
        { role: "system", content: system },
        { role: "user", content: user },
      ],
    }),
    signal: AbortSignal.timeout(waitAtMost),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The model's provider answered ${response.status}`);
  }
  const { choices } = completionSchema.parse(JSON.parse(await shortText(response)));
  return choices[0]?.message.content ?? "";
}

/** The body as text, unless it is longer than any answer to a prompt of ours. */
async function shortText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new Error("The model's provider answered at too great length");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
