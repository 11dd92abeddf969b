import { Trans, useLingui } from "@lingui/react/macro";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { ReviewPaper } from "./review-paper.tsx";
import { TakePhoto } from "./take-photo.tsx";
import { usePaper } from "./use-paper.ts";

/** A paper from its photograph to the lines that are taken of it. */
export function PhotographedPaper({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const { stage, isReady, read, readAs, takePrices, leave } = usePaper(shop.id);
  const begin = (photo: File) => void read(photo);
  switch (stage.at) {
    case "choose":
      return (
        <TakePhoto
          shopId={shop.id}
          trouble={stage.trouble}
          photo={stage.photo}
          isReady={isReady}
          onPhoto={begin}
        />
      );
    case "reading": {
      const { progress } = stage;
      const percent = progress.at === "reading" ? Math.round(progress.share * 100) : 0;
      return (
        <Card className="flex flex-col gap-3">
          <ProgressBar
            label={
              progress.at === "fetching" ? (
                <Trans>Préparation de la lecture…</Trans>
              ) : (
                <Trans>Lecture de la photo…</Trans>
              )
            }
            done={percent}
            total={100}
            count={t`${percent} %`}
          />
          <Button onClick={leave} className="self-start">
            <Trans>Arrêter</Trans>
          </Button>
        </Card>
      );
    }
    case "review":
      return (
        <ReviewPaper
          // Another kind of paper or column of prices starts the lines again.
          key={`${stage.proposal.kind} ${stage.proposal.priceColumn}`}
          shop={shop}
          proposal={stage.proposal}
          shown={stage.shown}
          photo={stage.photo}
          onKind={readAs}
          onPrices={takePrices}
          onAnother={leave}
        />
      );
  }
}
