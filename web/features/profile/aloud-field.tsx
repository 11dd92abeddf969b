import { Trans, useLingui } from "@lingui/react/macro";
import Volume2 from "lucide-react/icons/volume-2";
import { useState } from "react";
import { hasVoice, say } from "#web/blocks/aloud/say-aloud.ts";
import { setSpeaksAloud, speaksAloud } from "#web/blocks/speaks-aloud.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";

/** Whether the till of this device says totals aloud, and how that sounds. */
export function AloudField() {
  const { t } = useLingui();
  const [isOn, setOn] = useState(speaksAloud);

  function handleChange(on: boolean) {
    setSpeaksAloud(on);
    setOn(on);
  }

  if (!hasVoice())
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Ce navigateur n’a pas de voix : il ne peut rien dire.</Trans>
      </p>
    );
  return (
    <div className="flex flex-col items-start gap-2">
      <CheckField checked={isOn} onChange={handleChange}>
        <Trans>À la caisse, dire le total à voix haute</Trans>
      </CheckField>
      {isOn && (
        <Button
          icon={<Volume2 aria-hidden="true" className="size-5" />}
          onClick={() => say(t`Total : 2400 francs`)}
        >
          <Trans>Écouter la voix</Trans>
        </Button>
      )}
    </div>
  );
}
