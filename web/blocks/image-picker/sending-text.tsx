import { Plural, Trans } from "@lingui/react/macro";
import { useImageStates } from "#web/store/queries/use-image-states.ts";
import { UploadTrouble } from "./upload-trouble.tsx";

/** What becomes of the pictures of a form on their way to the server; nothing about those of another day. */
export function SendingText({ shopId, images }: { shopId: string; images: readonly string[] }) {
  const states = useImageStates(shopId, images);
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  const waiting = count("waiting");
  const refused = count("refused");
  const isSent = count("sent") > 0 && waiting + refused === 0;
  return (
    <div role="status" className="min-h-5 text-sm">
      {refused > 0 && <UploadTrouble count={refused} />}
      {waiting > 0 && (
        <p className="text-ink-soft">
          <Plural
            value={waiting}
            one="# image attend le réseau sur cet appareil."
            other="# images attendent le réseau sur cet appareil."
          />
        </p>
      )}
      {isSent && (
        <p className="font-medium text-ok">
          <Trans>Image uploadée avec succès</Trans>
        </p>
      )}
    </div>
  );
}
