export type NewPassword = { password: string; again: string };

export type NewPasswordTrouble = Partial<Record<keyof NewPassword, "short" | "different">>;

/** What is wrong with a new password before it is sent. */
export function newPasswordTroubles({ password, again }: NewPassword): NewPasswordTrouble {
  if (password.length < 6) return { password: "short" };
  return password === again ? {} : { again: "different" };
}
