import { Trans } from "@lingui/react/macro";
import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import { lazy, Suspense, useState } from "react";
import { copiedText } from "#web/blocks/clipboard.ts";
import { withOffice } from "#web/blocks/words/with-office.ts";
import { Button } from "#web/ui/button.tsx";

/** What reads messages comes when somebody has one: a sale in cash, or with a reference typed, never fetches it. */
const SmsProof = lazy(() =>
  withOffice(async () => (await import("#web/blocks/money-messages/sms-proof.tsx")).SmsProof),
);

type SmsButtonProps = {
  shopId: string;
  /** What the message is to prove, in francs. */
  due: number;
  onReference: (reference: string) => void;
};

/** « Coller le SMS »: takes what was copied where the browser lets it, else asks for it to be pasted. */
export function SmsButton({ shopId, due, onReference }: SmsButtonProps) {
  const [asked, setAsked] = useState<{ at: number; text: string | undefined }>();

  async function handlePress() {
    const text = await copiedText();
    setAsked((before) => ({ at: (before?.at ?? 0) + 1, text }));
  }

  return (
    <div className="flex flex-col gap-2">
      <Button
        size="sell"
        icon={<ClipboardPaste aria-hidden="true" className="size-5" />}
        onClick={() => void handlePress()}
      >
        <Trans>Coller le SMS</Trans>
      </Button>
      {asked && (
        <Suspense>
          <SmsProof key={asked.at} {...{ shopId, due, onReference }} first={asked.text} />
        </Suspense>
      )}
    </div>
  );
}
