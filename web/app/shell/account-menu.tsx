import { useLingui } from "@lingui/react/macro";
import CircleUser from "lucide-react/icons/circle-user-round";
import LogOut from "lucide-react/icons/log-out";
import { useLanguageChoice } from "#web/blocks/hooks/use-language-choice.ts";
import { chooseTheme, type Theme, themes, useTheme } from "#web/blocks/theme.ts";
import { languageNames, languages } from "#web/i18n/languages.ts";
import { Menu, type MenuItem } from "#web/ui/menu.tsx";
import { useSharingItems } from "./sharing-items.tsx";

type AccountMenuProps = { fullName: string; onSignOut: () => void };

/** The person, their language, their theme, the way out. */
export function AccountMenu({ fullName, onSignOut }: AccountMenuProps) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const chooseLanguage = useLanguageChoice();
  const sharingItems = useSharingItems(fullName);
  const themeNames: Record<Theme, string> = {
    light: t`Clair`,
    dark: t`Sombre`,
    system: t`Comme l’appareil`,
  };

  const items: MenuItem[] = [
    ...languages.map((language, index) => ({
      id: language,
      heading: index === 0 ? t`Langue` : undefined,
      label: <span lang={language}>{languageNames[language]}</span>,
      checked: i18n.locale === language,
      onPick: () => chooseLanguage(language),
    })),
    ...themes.map((one, index) => ({
      id: one,
      heading: index === 0 ? t`Thème` : undefined,
      label: themeNames[one],
      checked: theme === one,
      onPick: () => chooseTheme(one),
    })),
  ];
  items.push(...sharingItems, {
    id: "sign-out",
    heading: sharingItems.length > 0 ? undefined : fullName,
    label: t`Déconnexion`,
    icon: <LogOut aria-hidden="true" />,
    onPick: onSignOut,
  });

  return (
    <Menu label={t`Compte et réglages`} items={items}>
      <CircleUser aria-hidden="true" />
    </Menu>
  );
}
