import { useLingui } from "@lingui/react/macro";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useDeferredValue } from "react";
import type { HelpLanguage } from "#shared/help/page.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Answers } from "./answers.tsx";
import { KeepPictures } from "./keep-pictures.tsx";
import { PageList } from "./page-list.tsx";
import { useQuestion } from "./use-question.ts";

/** /help: ask in your own words, or choose a page. All of it is on the device. */
export function HelpScreen() {
  const { t, i18n } = useLingui();
  const language = i18n.locale as HelpLanguage;
  const [question, ask] = useQuestion();
  const asked = useDeferredValue(question);

  return (
    <Screen title={t`Aide`}>
      <search className="max-w-2xl">
        <TextField
          label={t`Votre question`}
          hint={t`Avec vos mots : « le client veut un reçu », « pas de réseau »…`}
          value={question}
          onChange={ask}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
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
      </search>
      {asked.trim() === "" ? (
        <>
          <PageList language={language} />
          <KeepPictures language={language} />
        </>
      ) : (
        <Answers question={asked} language={language} />
      )}
    </Screen>
  );
}
