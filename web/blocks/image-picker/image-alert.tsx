import { Trans } from "@lingui/react/macro";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { RefusalText } from "#web/blocks/words/refusal-text.tsx";
import { useSession } from "#web/store/session.ts";
import { ImageTroubleText } from "./image-trouble-text.tsx";
import type { ImageTrouble } from "./shrink-image.ts";

type ImageAlertProps = {
  trouble: ImageTrouble | undefined;
  refusal: Reason | undefined;
  megabytes?: number;
};

/** Why a picture was not taken. */
export function ImageAlert({ trouble, refusal, megabytes }: ImageAlertProps) {
  const isSignedIn = useSession((state) => state.session !== undefined);
  if (!trouble && !refusal) return null;
  return (
    <p role="alert" className="text-sm font-medium text-stop">
      {trouble && (
        <ImageTroubleText trouble={trouble} {...(megabytes !== undefined && { megabytes })} />
      )}
      {refusal && isSignedIn && <RefusalText reason={refusal} />}
      {refusal && !isSignedIn && <Trans>Vous devez être connecté pour uploader une image</Trans>}
    </p>
  );
}
