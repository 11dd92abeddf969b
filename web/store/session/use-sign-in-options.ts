import { useEffect, useState } from "react";
import type { SignInOptions } from "#shared/schemas/account.ts";
import { openStore } from "#web/store/current-store.ts";

/**
 * The ways in that the server offers besides e-mail and password; undefined until it has said so. Who stands at the door
 * has a network: what could not be told when the last one left is told now, before Google gives another cookie.
 */
export function useSignInOptions(): SignInOptions | undefined {
  const [options, setOptions] = useState<SignInOptions>();
  useEffect(() => {
    const leaving = new AbortController();
    void openStore().then((store) => store?.session.tellLeaving());
    fetch("/api/v1/auth/options", { signal: leaving.signal })
      .then(async (response) => {
        if (response.ok) setOptions((await response.json()) as SignInOptions);
      })
      // Without an answer the e-mail remains, which is always offered.
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return options;
}
