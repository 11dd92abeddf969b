import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { InstallByHand } from "#web/blocks/install-by-hand.ts";
import {
  AddPicture,
  AddressBarPicture,
  FileMenuPicture,
  HomeScreenPicture,
  MenuLinePicture,
  MenuPicture,
  SharePicture,
} from "./install-pictures.tsx";

/** The taps that install by hand: those of one kind of device, or of all. */
export function InstallSteps({ only }: { only?: InstallByHand }) {
  return (
    <div className="flex flex-col gap-6">
      {only !== "android" && only !== "desktop" && (
        <Way way="ios" title={<Trans>Sur iPhone et iPad</Trans>}>
          <Tap picture={<SharePicture />}>
            <Trans>Touchez « Partager » dans la barre de Safari.</Trans>
          </Tap>
          <Tap picture={<HomeScreenPicture />}>
            <Trans>Choisissez « Sur l’écran d’accueil ».</Trans>
          </Tap>
          <Tap picture={<AddPicture />}>
            <Trans>Touchez « Ajouter » en haut à droite.</Trans>
          </Tap>
        </Way>
      )}
      {only !== "ios" && only !== "desktop" && (
        <Way way="android" title={<Trans>Sur Android</Trans>}>
          <Tap picture={<MenuPicture />}>
            <Trans>Ouvrez le menu du navigateur, en haut à droite.</Trans>
          </Tap>
          <Tap picture={<MenuLinePicture />}>
            <Trans>
              Choisissez « Installer l’application » ou « Ajouter à l’écran d’accueil ».
            </Trans>
          </Tap>
        </Way>
      )}
      {only !== "ios" && only !== "android" && (
        <Way way="desktop" title={<Trans>Sur un ordinateur</Trans>}>
          <Tap picture={<AddressBarPicture />}>
            <Trans>
              Dans Chrome ou Edge : touchez l’icône d’installation au bout de la barre d’adresse, ou
              « Installer Boutika » dans le menu.
            </Trans>
          </Tap>
          <Tap picture={<FileMenuPicture />}>
            <Trans>Dans Safari : menu « Fichier », puis « Ajouter au Dock ».</Trans>
          </Tap>
        </Way>
      )}
    </div>
  );
}

type WayProps = { way: InstallByHand; title: ReactNode; children: ReactNode };

function Way({ way, title, children }: WayProps) {
  return (
    <section data-install-way={way} className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">{title}</h3>
      <ol className="flex flex-col gap-3">{children}</ol>
    </section>
  );
}

function Tap({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      {picture}
      <span>{children}</span>
    </li>
  );
}
