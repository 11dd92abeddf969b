import { Plural, Trans } from "@lingui/react/macro";

/** Pictures that the server would not take: what is wrong, then what to do. */
export function UploadTrouble({ count }: { count: number }) {
  return (
    <p className="font-medium text-stop">
      <strong className="block">
        <Trans>Impossible d’uploader l’image</Trans>
      </strong>
      <Plural
        value={count}
        one="Le serveur n’a pas pris # image. Elle reste sur cet appareil : choisissez-la de nouveau, ou une autre."
        other="Le serveur n’a pas pris # images. Elles restent sur cet appareil : choisissez-les de nouveau, ou d’autres."
      />
    </p>
  );
}
