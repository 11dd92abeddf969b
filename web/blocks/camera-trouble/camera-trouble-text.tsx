import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CameraTrouble } from "#web/blocks/scan/camera-trouble.ts";

/** What happened and what to do; the till itself goes on without the camera. */
export function CameraTroubleText({ trouble }: { trouble: CameraTrouble }): ReactNode {
  switch (trouble) {
    case "insecure":
      return (
        <Trans>
          La caméra n’est permise que sur une adresse sécurisée (https). Cherchez le produit par son
          nom ou utilisez une douchette.
        </Trans>
      );
    case "refused":
      return (
        <Trans>
          L’accès à la caméra est refusé. Autorisez-la dans les réglages du site (cadenas de la
          barre d’adresse), puis réessayez.
        </Trans>
      );
    case "absent":
      return (
        <Trans>
          Aucune caméra sur cet appareil. Cherchez le produit par son nom ou utilisez une douchette.
        </Trans>
      );
    case "busy":
      return (
        <Trans>La caméra est prise par une autre application. Fermez-la, puis réessayez.</Trans>
      );
    case "no-decoder":
      return (
        <Trans>
          Le lecteur de codes n’a pas pu être chargé. Réessayez avec du réseau : une fois chargé, il
          marche hors ligne.
        </Trans>
      );
    case "failed":
      return (
        <Trans>La caméra ne s’ouvre pas. Réessayez, ou cherchez le produit par son nom.</Trans>
      );
  }
}
