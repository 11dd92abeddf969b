import { Trans } from "@lingui/react/macro";
import { type ImageTrouble, largestMegabytes, mostPixels } from "./shrink-image.ts";

/** Why a picture was not taken: what is wrong, then what to do. */
export function ImageTroubleText({
  trouble,
  megabytes = largestMegabytes,
}: {
  trouble: ImageTrouble;
  megabytes?: number;
}) {
  const millions = mostPixels / 1e6;
  return (
    <>
      <strong className="block">
        {trouble === "too-large" || trouble === "too-many-pixels" ? (
          <Trans>Fichier trop volumineux</Trans>
        ) : (
          <Trans>Format invalide</Trans>
        )}
      </strong>
      {trouble === "not-an-image" && <Trans>Veuillez sélectionner un fichier image</Trans>}
      {trouble === "too-large" && <Trans>La taille maximale autorisée est de {megabytes}MB</Trans>}
      {trouble === "too-many-pixels" && (
        <Trans>
          Cette image a plus de {millions} millions de pixels. Prenez-la en photo, ou choisissez-en
          une plus petite.
        </Trans>
      )}
      {trouble === "cannot-write" && (
        <Trans>
          Ce navigateur ne sait pas réduire les photos. Ajoutez-la depuis un téléphone Android ou
          depuis Chrome.
        </Trans>
      )}
    </>
  );
}
