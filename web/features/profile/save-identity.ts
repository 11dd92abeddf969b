import type { OwnProfile, ProfileChange } from "#shared/schemas/own-profile.ts";
import { changeLanguage } from "#web/i18n/language.ts";
import { saveProfile } from "#web/store/own-account.ts";
import type { Answered } from "#web/store/session/ask-server.ts";

/**
 * Sends who one is. The application changes its language where one was picked here, not with a telephone number: it may
 * have been set otherwise on this device.
 */
export async function saveIdentity(
  profile: OwnProfile,
  typed: Partial<ProfileChange>,
): Promise<Answered<OwnProfile>> {
  const { fullName, phone, locale } = { ...profile, ...typed };
  const saved = await saveProfile({ fullName, phone: phone.trim(), locale });
  if (saved.ok && typed.locale !== undefined)
    await changeLanguage(typed.locale).catch(() => undefined);
  return saved;
}
