import { Trans, useLingui } from "@lingui/react/macro";
import { useLanguageChoice } from "#web/blocks/hooks/use-language-choice.ts";
import { chooseTheme, type Theme, themes, useTheme } from "#web/blocks/theme.ts";
import { type Language, languageNames, languages } from "#web/i18n/languages.ts";
import { Card } from "#web/ui/card.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { AloudField } from "./aloud-field.tsx";

/** What is chosen holds at once, on this device alone. */
export function AppearanceForm() {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const chooseLanguage = useLanguageChoice();
  const themeNames: Record<Theme, string> = {
    light: t`Clair`,
    dark: t`Sombre`,
    system: t`Comme l’appareil`,
  };
  return (
    <Card className="flex flex-col gap-4">
      <SelectField<Language>
        label={t`Langue`}
        value={i18n.locale as Language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={chooseLanguage}
      />
      <SelectField<Theme>
        label={t`Thème`}
        value={theme}
        options={themes.map((value) => ({ value, label: themeNames[value] }))}
        onChange={chooseTheme}
      />
      <AloudField />
      <p className="text-sm text-ink-soft">
        <Trans>
          Sur cet appareil seulement. La langue des messages que vous recevez se choisit dans «
          Identité ».
        </Trans>
      </p>
    </Card>
  );
}
