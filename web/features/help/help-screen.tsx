import { Trans, useLingui } from "@lingui/react/macro";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { Suspense, useDeferredValue, useMemo } from "react";
import { useLocation } from "react-router-dom";
import type { HelpLanguage } from "#shared/help/page.ts";
import { ask as askHelp } from "#shared/help/search/ask.ts";
import { indexes } from "#shared/help/search/indexes.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { SpeakButton } from "#web/blocks/spoken/speak-button.tsx";
import { speak } from "#web/i18n/language.ts";
import { currentShop, useSession } from "#web/store/session.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { latePart } from "#web/ui/late-part.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { Answers } from "./answers.tsx";
import { KeepPictures } from "./keep-pictures.tsx";
import { PageList } from "./page-list.tsx";
import { useQuestion } from "./use-question.ts";

/** What the shop itself answers, with words of its own. */
const AskShop = latePart(async () => {
  const [part] = await Promise.all([import("#web/blocks/ask/ask-shop.tsx"), speak("ask")]);
  return { default: part.AskShop };
});

/** /help: ask the shop or the help in your own words, or choose a page. All of it is on the device. */
export function HelpScreen() {
  const { t, i18n } = useLingui();
  const language = i18n.locale as HelpLanguage;
  const [question, ask] = useQuestion();
  const asked = useDeferredValue(question);
  const session = useSession((state) => state.session);
  const shop = currentShop(session);
  const { state } = useLocation() as { state: { asks?: boolean } | null };
  const answer = useMemo(() => askHelp(indexes, asked, language), [asked, language]);
  const isEmpty = asked.trim() === "";

  return (
    <Screen title={t`Aide`}>
      <search className="flex max-w-2xl flex-col gap-2">
        <TextField
          label={t`Votre question`}
          hint={
            shop
              ? t`Sur la boutique : « combien j’ai vendu hier », « qui me doit »… Sur Boutika : « pas de réseau »…`
              : t`Avec vos mots : « le client veut un reçu », « pas de réseau »…`
          }
          value={question}
          onChange={ask}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          autoFocus={state?.asks === true}
          icon={<Search aria-hidden="true" className="size-5" />}
          trailing={
            question === "" ? undefined : (
              <IconButton
                label={t`Effacer la question`}
                icon={<X aria-hidden="true" />}
                onClick={() => ask("")}
              />
            )
          }
        />
        {shop && <SpeakButton onText={(said) => ask(said.slice(0, 200))} />}
      </search>
      {shop && session && (
        <div aria-live="polite" className="flex max-w-3xl flex-col empty:hidden">
          <Suspense fallback={null}>
            <AskShop
              key={shop.id}
              shop={shop}
              userId={session.userId}
              question={asked}
              isHelped={answer.found.length > 0}
              onAsk={ask}
            />
          </Suspense>
        </div>
      )}
      {isEmpty ? (
        <>
          <PageList language={language} />
          <KeepPictures language={language} />
        </>
      ) : (
        <>
          {shop && answer.found.length > 0 && (
            <h2 className="text-lg font-semibold">
              <Trans>Dans l’aide</Trans>
            </h2>
          )}
          <Answers answer={answer} language={language} isBeside={shop !== undefined} />
        </>
      )}
    </Screen>
  );
}
