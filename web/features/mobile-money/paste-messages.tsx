import { msg } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useEffect, useEffectEvent, useState } from "react";
import { copiedText } from "#web/blocks/clipboard.ts";
import { PasteBox } from "#web/blocks/money-messages/paste-box.tsx";
import { asksForEyesOf } from "#web/blocks/money-messages/reading-words.ts";
import {
  type MessageShop,
  pasteMessages,
  type ReadMessage,
} from "#web/blocks/money-messages/use-money-messages.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { dropSharedText, sharedText } from "#web/store/hub/shared-text.ts";
import { StorageFailure, type StorageTrouble } from "#web/store/ports.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

/** Where messages come in: pasted, or shared by the phone; what was read of them is said. */
export function PasteMessages({ reader }: { reader: MessageShop }) {
  const [read, setRead] = useState<readonly ReadMessage[]>();
  const [trouble, setTrouble] = useState<StorageTrouble>();
  const [isBlocked, setIsBlocked] = useState(false);

  async function take(text: string): Promise<boolean> {
    setTrouble(undefined);
    setIsBlocked(false);
    try {
      setRead(await pasteMessages(reader, text));
      return true;
    } catch (cause) {
      if (!(cause instanceof StorageFailure)) throw cause;
      setTrouble(cause.trouble);
      return false;
    }
  }

  const takeShared = useEffectEvent(async () => {
    const text = await sharedText();
    // It is forgotten only once it is kept.
    if (text !== undefined && (await take(text))) await dropSharedText();
  });
  useEffect(() => void takeShared(), []);

  async function handlePaste() {
    const text = await copiedText();
    if (text === undefined) setIsBlocked(true);
    else await take(text);
  }

  return (
    <Card className="flex flex-col gap-3">
      <p className="flex gap-2 text-sm text-ink-soft">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0" />
        <Trans>Ces messages restent sur cet appareil. Rien n’est envoyé au serveur.</Trans>
      </p>
      <Button
        kind="main"
        size="sell"
        wide
        icon={<ClipboardPaste aria-hidden="true" className="size-5" />}
        onClick={() => void handlePaste()}
      >
        <Trans>Coller les SMS copiés</Trans>
      </Button>
      <PasteBox
        label={<Trans>Ou collez-les ici</Trans>}
        hint={<Trans>Plusieurs à la fois : Boutika les sépare.</Trans>}
        takesFocus={isBlocked}
        onText={(text) => void take(text)}
      />
      <p role="status" className="font-medium empty:hidden">
        {isBlocked && (
          <Trans>Le navigateur ne laisse pas lire ce qui est copié : collez dans la case.</Trans>
        )}
        {read && <ReadWords read={read} />}
      </p>
      <ActTrouble refusal={trouble} title={msg`Messages pas gardés`} />
    </Card>
  );
}

function ReadWords({ read }: { read: readonly ReadMessage[] }) {
  const doubtful = read.filter(asksForEyesOf).length;
  return (
    <>
      <Plural value={read.length} _0="Rien à lire ici." one="# message lu" other="# messages lus" />
      {doubtful > 0 && (
        <span className="text-attention">
          {" · "}
          <Plural value={doubtful} one="# à vérifier" other="# à vérifier" />
        </span>
      )}
    </>
  );
}
