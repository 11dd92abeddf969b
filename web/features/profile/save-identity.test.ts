import { beforeEach, expect, test, vi } from "vitest";
import type { OwnProfile } from "#shared/schemas/own-profile.ts";
import { changeLanguage } from "#web/i18n/language.ts";
import { saveProfile } from "#web/store/own-account.ts";
import { saveIdentity } from "./save-identity.ts";

vi.mock("#web/i18n/language.ts", () => ({ changeLanguage: vi.fn(async () => undefined) }));
vi.mock("#web/store/own-account.ts", () => ({ saveProfile: vi.fn() }));

const profile: OwnProfile = {
  fullName: "Awa",
  email: "awa@example.org",
  phone: "",
  locale: "fr",
  signInPhone: "",
  hasPassword: true,
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(saveProfile).mockResolvedValue({ ok: true, value: profile });
});

test("a telephone number changes no language", async () => {
  await saveIdentity(profile, { phone: " 699 00 11 22 " });
  expect(saveProfile).toHaveBeenCalledWith({
    fullName: "Awa",
    phone: "699 00 11 22",
    locale: "fr",
  });
  expect(changeLanguage).not.toHaveBeenCalled();
});

test("a language that is picked is spoken, once it is saved", async () => {
  await saveIdentity(profile, { locale: "en" });
  expect(changeLanguage).toHaveBeenCalledExactlyOnceWith("en");
});

test("a language that could not be saved is not spoken", async () => {
  vi.mocked(saveProfile).mockResolvedValue({ ok: false, code: "offline" });
  await saveIdentity(profile, { locale: "en" });
  expect(changeLanguage).not.toHaveBeenCalled();
});
