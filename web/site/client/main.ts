import { rememberChoice, rememberedChoice } from "#web/ui/remembered-choice.ts";
import { offerInstall } from "./install.ts";
import { closeMenuByItself } from "./menu.ts";
import { wakeParts } from "./parts.ts";
import { showSignedIn } from "./signed-in.ts";
import { tellStatus } from "./status.ts";

// Everything is on the page already. This makes it answer more quickly, and must not fail because a browser is old.
rememberLanguage();
showSignedIn();
closeMenuByItself();
offerInstall();
wakeParts();
void tellStatus();

/** Who has chosen English finds it again at the French address they know; the choice is the application's too. */
function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLElement>("a[data-language]"))
    link.addEventListener("click", () => rememberChoice("language", link.dataset.language ?? "fr"));
  const isEnglish = rememberedChoice("language", ["fr", "en"], "fr") === "en";
  const english = document.querySelector<HTMLAnchorElement>('a[data-language="en"]');
  if (isEnglish && english && document.documentElement.lang === "fr")
    window.location.replace(english.href + window.location.hash);
}
