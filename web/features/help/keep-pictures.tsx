import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import { useEffect, useState } from "react";
import type { HelpLanguage } from "#shared/help/page.ts";
import { pictureAddresses } from "#shared/help/picture-address.ts";
import { pictureFiles } from "#shared/help/picture-files.ts";
import { helpPictureCache } from "#shared/help/pictures.ts";
import { useOnline } from "#web/blocks/hooks/use-online.ts";
import { Button } from "#web/ui/button.tsx";

type Kept = "unknown" | "some" | "all" | "failed";

/**
 * The words of the help are always on the device; its pictures when they were seen once, or when somebody asks for all
 * of them here, told what they weigh.
 */
export function KeepPictures({ language }: { language: HelpLanguage }) {
  const { t } = useLingui();
  const online = useOnline();
  const [kept, setKept] = useState<Kept>("unknown");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let isGone = false;
    void countKept(language).then((count) => {
      if (!isGone) setKept(count === pictureAddresses(language).length ? "all" : "some");
    });
    return () => {
      isGone = true;
    };
  }, [language]);

  async function handleKeep() {
    setBusy(true);
    setKept(await keepAll(language));
    setBusy(false);
  }

  if (kept === "unknown" || (!online && kept !== "all")) return null;
  const kilobytes = Math.ceil(
    Object.values(pictureFiles[language]).reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
  );
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 text-ink-soft">
      {kept === "all" ? (
        <Trans>L’aide et ses images sont sur cet appareil : elles s’ouvrent sans réseau.</Trans>
      ) : (
        <Button
          icon={<Download aria-hidden="true" className="size-5 shrink-0" />}
          className="py-2"
          busy={busy}
          onClick={() => void handleKeep()}
        >
          {t`Garder les images pour lire sans réseau (${kilobytes} Ko)`}
        </Button>
      )}
      {kept === "failed" && (
        <Trans>Toutes les images ne sont pas arrivées. Réessayez avec du réseau.</Trans>
      )}
    </div>
  );
}

async function countKept(language: HelpLanguage): Promise<number> {
  try {
    const cache = await caches.open(helpPictureCache);
    const known = await Promise.all(
      pictureAddresses(language).map((address) => cache.match(address)),
    );
    return known.filter((answer) => answer !== undefined).length;
  } catch {
    // No place to keep anything, as in a private window.
    return 0;
  }
}

async function keepAll(language: HelpLanguage): Promise<Kept> {
  try {
    const cache = await caches.open(helpPictureCache);
    for (const address of pictureAddresses(language))
      if (!(await cache.match(address))) await cache.add(address);
    return "all";
  } catch {
    return "failed";
  }
}
