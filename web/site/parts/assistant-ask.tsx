import { Trans, useLingui } from "@lingui/react/macro";
import { SiteLink } from "#web/site/sections/site-link.tsx";
import { setting, WhenSet } from "#web/site/settings.tsx";
import { buttonLook } from "#web/ui/button.tsx";

/** The tab that answers from the help. Its words stand here once, as templates that the script fills in. */
export function AssistantAsk() {
  const { t } = useLingui();
  return (
    <div
      id="assistant-ai"
      data-panel
      data-model={setting("assistantModel")}
      className="flex min-h-0 flex-col gap-3"
    >
      <p className="shrink-0 text-sm text-ink-soft">
        <WhenSet name="assistantModel">
          <Trans>
            Un modèle de langage répond d’après les pages de l’aide, et les nomme. Il peut se
            tromper : la page fait foi. N’écrivez ni nom ni numéro.
          </Trans>
        </WhenSet>
        <WhenSet name="assistantModel" not>
          <Trans>
            Une recherche dans les pages de l’aide, sans personne derrière. Elle dit de quelle page
            vient la réponse.
          </Trans>
        </WhenSet>
      </p>
      <div
        data-log
        role="log"
        aria-label={t`Réponses`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached and scrolled by keys
        tabIndex={0}
        className="flex min-h-0 flex-col gap-3 overflow-y-auto *:shrink-0"
      />
      <form data-ask hidden className="flex shrink-0 gap-2">
        <input
          type="text"
          name="question"
          required
          minLength={2}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t`Votre question`}
          placeholder={t`Votre question`}
          className="min-h-12 min-w-0 flex-1 rounded-control border border-edge bg-surface px-3 placeholder:text-ink-soft"
        />
        <button type="submit" className={buttonLook("brand", "sell")}>
          <Trans>Demander</Trans>
        </button>
      </form>
      <SiteLink to="/help" className={`${linkLook} shrink-0`}>
        <Trans>Toute l’aide</Trans>
      </SiteLink>
      <template data-template="question">
        <p data-words className="self-end rounded-card bg-brand-soft px-3 py-2 font-medium" />
      </template>
      <template data-template="found">
        <div className={answerLook}>
          <p data-words className="font-semibold" />
          <div data-lines className="flex flex-col gap-1" />
          <p>
            <Trans>D’après la page :</Trans>{" "}
            <a data-page href="/help" className={linkLook}>
              <Trans>Aide</Trans>
            </a>
          </p>
          <p data-more hidden>
            <Trans>Voir aussi :</Trans> <span data-pages className="flex flex-col items-start" />
          </p>
        </div>
      </template>
      <template data-template="written">
        <div className={answerLook}>
          <div data-lines className="flex flex-col gap-1" />
          <p>
            <Trans>Écrit par un modèle de langage d’après :</Trans>{" "}
            <span data-pages className="flex flex-col items-start" />
          </p>
        </div>
      </template>
      <template data-template="none">
        <p className={answerLook}>
          <Trans>
            L’aide ne répond pas à cela. Essayez avec d’autres mots, ou demandez à une personne :
            chat, téléphone ou email.
          </Trans>
        </p>
      </template>
      <template data-template="waiting">
        <p className="text-ink-soft">
          <Trans>Le modèle lit les pages de l’aide…</Trans>
        </p>
      </template>
      <template data-template="failed">
        <p className={answerLook}>
          <Trans>Les pages de l’aide n’ont pas pu être chargées. Réessayez avec du réseau.</Trans>
        </p>
      </template>
    </div>
  );
}

const linkLook = "inline-flex min-h-11 items-center self-start underline underline-offset-4";
const answerLook = "flex flex-col gap-2 rounded-card border border-line bg-paper p-3";
