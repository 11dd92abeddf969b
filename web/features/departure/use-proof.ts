import { useState } from "react";
import type { DepartureProof, ProofWay } from "#shared/schemas/departure.ts";
import type { Told } from "#web/blocks/trouble/trouble-words.ts";
import { mayWorkLater } from "#web/store/line-trouble.ts";
import { sendDepartureCode } from "#web/store/own-account.ts";
import { type Answer, useAnswer } from "#web/store/queries/use-answer.ts";
import { firstDigits } from "#web/ui/ascii-digits.ts";

/** How somebody shows again who they are, as far as they have come. */
export type Proving = {
  way: Answer<ProofWay>;
  typed: string;
  change: (typed: string) => void;
  /** What is shown to the server; undefined while nothing whole is typed. */
  proof: DepartureProof | undefined;
  /** Why what was typed, or the code that was asked for, is no good. */
  trouble: Told | undefined;
  /** Tells of a refusal; undefined once something is tried anew. */
  refuse: (trouble: Told | undefined) => void;
  code: "none" | "asked" | "sent";
  /** From which moment (ms) another code may be asked for, where the server told it. */
  again: number | undefined;
  askCode: () => Promise<void>;
};

/** Refusals that the field explains: the dialog stays, and with it what was typed. */
const refusalsOfProof: ReadonlySet<string> = new Set([
  ...["proof-needed", "wrong-password", "wrong-code", "code-ended", "too-many-requests"],
]);

/** Whether the dialog stays: the proof is refused, or the same may well be taken in a moment. */
export const keepsAsking = (code: string) => refusalsOfProof.has(code) || mayWorkLater(code);

export function useProof(): Proving {
  const way = useAnswer<ProofWay>("/api/v1/me/departure-proof");
  const [typed, setTyped] = useState("");
  const [trouble, setTrouble] = useState<Told>();
  const [code, setCode] = useState<Proving["code"]>("none");
  const [again, setAgain] = useState<number>();

  async function askCode() {
    setTrouble(undefined);
    setCode("asked");
    const sent = await sendDepartureCode();
    setCode(sent.ok ? "sent" : "none");
    if (sent.ok) return;
    // A wait is counted down on the button.
    setTrouble(sent.seconds === undefined ? sent : { code: "code-too-soon" });
    if (sent.seconds !== undefined) setAgain(Date.now() + sent.seconds * 1000);
  }

  return {
    ...{ way, typed, trouble, code, again, askCode },
    change: (text) => {
      setTyped(way.value?.means === "password" ? text : firstDigits(text, 6));
      setTrouble(undefined);
    },
    proof: proofOf(way.value, typed),
    refuse: setTrouble,
  };
}

function proofOf(way: ProofWay | undefined, typed: string): DepartureProof | undefined {
  if (!way || way.means === "none") return undefined;
  if (way.means === "password") return typed === "" ? undefined : { password: typed };
  return /^[0-9]{6}$/.test(typed) ? { code: typed } : undefined;
}
