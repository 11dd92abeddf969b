import { Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { bestProof } from "#shared/money-messages/proof.ts";
import { longestReference } from "#shared/schemas/bounds.ts";
import { ownNumbers } from "#web/store/own-numbers.ts";
import { FittingMessages } from "./fitting-messages.tsx";
import { PasteBox } from "./paste-box.tsx";
import { ProofWords } from "./proof-words.tsx";
import {
  bringsMoney,
  pasteProofs,
  type ReadMessage,
  useMoneyMessages,
} from "./use-money-messages.ts";

type SmsProofProps = {
  shopId: string;
  due: number;
  onReference: (reference: string) => void;
  /** What was copied, where the browser gave it. */
  first: string | undefined;
};

/** A message beside the payment that it is to prove. Whatever it says, the sale goes on. */
export function SmsProof({ shopId, due, onReference, first }: SmsProofProps) {
  const { country, currency, reader, messages, isShopRead } = useMoneyMessages(shopId);
  const [read, setRead] = useState<ReadMessage>();
  // How it stands among the others may change as they come.
  const shown = messages?.find(({ keptId }) => keptId === read?.keptId) ?? read;

  const isFound = shown !== undefined && bringsMoney(shown);

  function use(message: ReadMessage) {
    setRead(message);
    const { reading } = message;
    if (bringsMoney(message) && "reference" in reading && reading.reference)
      onReference(reading.reference.slice(0, longestReference));
  }

  async function take(text: string) {
    const now = new Date().toISOString();
    // Include a number just named as the shop's own: the component has not been drawn again with it yet.
    const own = [...new Set([...reader.own, ...ownNumbers(shopId)])];
    const all = await pasteProofs({ ...reader, own }, text);
    const best = bestProof(all, { due, currency, now });
    if (best) use(best);
  }

  const takeFirst = useEffectEvent(() => {
    if (first !== undefined) void take(first);
  });
  useEffect(() => {
    if (isShopRead) takeFirst();
  }, [isShopRead]);

  return (
    <div className="flex flex-col gap-2">
      {!isFound && (shown !== undefined || first === undefined) && (
        <PasteBox
          label={<Trans>SMS de l’opérateur</Trans>}
          hint={<Trans>Collez-le ici. Il reste sur cet appareil.</Trans>}
          takesFocus
          onText={(text) => void take(text)}
        />
      )}
      {!isFound && <FittingMessages {...{ shopId, due }} onUse={use} />}
      <div role="status">
        {shown && (
          <ProofWords
            {...{ shopId, due, country, currency }}
            message={shown}
            onSaid={() => void take(shown.text)}
          />
        )}
      </div>
    </div>
  );
}
