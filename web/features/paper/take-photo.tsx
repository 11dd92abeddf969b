import { Trans, useLingui } from "@lingui/react/macro";
import Camera from "lucide-react/icons/camera";
import ImagePlus from "lucide-react/icons/image-plus";
import { type ChangeEvent, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { FileButton } from "#web/blocks/image-picker/file-button.tsx";
import { type ReadingTrouble, readerMegabytes } from "#web/blocks/paper/paper-reader.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { KeepPhoto } from "./keep-photo.tsx";
import { troubleWords } from "./trouble-words.ts";

type TakePhotoProps = {
  shopId: string;
  trouble: ReadingTrouble | undefined;
  /** The one that could not be read. */
  photo: File | undefined;
  isReady: boolean;
  onPhoto: (photo: File) => void;
};

/** The beginning: a photograph taken now or chosen, and what reading it fetches, said before. */
export function TakePhoto({ shopId, trouble, photo, isReady, onPhoto }: TakePhotoProps) {
  const { t, i18n } = useLingui();
  const megabytes = readerMegabytes.toLocaleString(i18n.locale);

  function handleFile(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again after a trouble.
    event.target.value = "";
    if (file) onPhoto(file);
  }

  return (
    <Card className="flex flex-col gap-3">
      {trouble && (
        <div role="alert" className="flex flex-col gap-2">
          <p className="font-medium text-stop">{i18n._(troubleWords[trouble])}</p>
          <p>
            <Trans>Rien n’est perdu : ce que vous aviez pris est dans l’achat.</Trans>
          </p>
        </div>
      )}
      {photo && trouble && <Photo photo={photo} />}
      {photo && trouble && trouble !== "not-an-image" && <KeepPhoto {...{ shopId, photo }} />}
      <p>
        <Trans>
          Une facture, un bon de livraison ou une liste de prix imprimés. Chaque ligne vous est
          montrée : rien n’est noté sans vous.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <FileButton
          label={t`Prendre une photo`}
          icon={<Camera aria-hidden="true" className="size-5" />}
          capture
          wide
          busy={!isReady}
          onFile={handleFile}
        />
        <FileButton
          label={t`Choisir une photo`}
          icon={<ImagePlus aria-hidden="true" className="size-5" />}
          wide
          busy={!isReady}
          onFile={handleFile}
        />
      </div>
      {photo && (trouble === "no-reader" || trouble === "broke-down") && (
        <Button onClick={() => onPhoto(photo)}>
          <Trans>Réessayer avec cette photo</Trans>
        </Button>
      )}
      <p className="text-sm text-ink-soft">
        <Trans>
          La première fois, {megabytes} Mo viennent du réseau pour lire les lettres. Une seule fois
          : ensuite la lecture marche sans réseau. La photo ne quitte pas cet appareil.
        </Trans>
      </p>
      <Link to="/purchases/new" className={`${buttonLook("quiet", "normal")} self-start`}>
        <Trans>Écrire l’achat à la main</Trans>
      </Link>
    </Card>
  );
}

function Photo({ photo }: { photo: File }) {
  const { t } = useLingui();
  const [url, setUrl] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setUrl(made);
    setFailed(false);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  if (!url || failed) return null;
  return (
    <img
      src={url}
      alt={t`Ce qui ne se lit pas`}
      onError={() => setFailed(true)}
      className="max-h-64 max-w-full self-start rounded-control border border-line object-contain"
    />
  );
}
