import { Trans } from "@lingui/react/macro";
import { buttonLook } from "#web/ui/button.tsx";

/** To Google and back; a plain link, since the whole page leaves. `to`: the page they wanted. */
export function GoogleLink({ to }: { to: string | null }) {
  const wanted = to === null ? "" : `?to=${encodeURIComponent(to)}`;
  return (
    <a href={`/api/v1/auth/google/start${wanted}`} className={buttonLook("plain", "large", true)}>
      <Trans>Continuer avec Google</Trans>
    </a>
  );
}
