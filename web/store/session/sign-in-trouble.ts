/** Why nobody was signed in or nothing was sent, as screens put it into words. */
export type SignInTrouble =
  | "offline"
  | "wrong-credentials"
  | "email-not-confirmed"
  | "link-ended"
  | "wrong-code"
  | "code-ended"
  | "name-required"
  | "name-wanted"
  | "invalid-phone"
  | "no-sms"
  | "google"
  | "session-ended"
  | "too-many-attempts"
  | "too-many-for-now"
  | "invalid-request"
  | "storage-full"
  | "storage-unavailable"
  | "server";

/** What the server's code, or the way to the server, says to somebody at the door. */
export function troubleOf(code: string): SignInTrouble {
  switch (code) {
    case "wrong-credentials":
    case "email-not-confirmed":
    case "link-ended":
    case "wrong-code":
    case "code-ended":
    case "name-required":
    case "name-wanted":
    case "invalid-phone":
    case "no-sms":
    case "session-ended":
    case "invalid-request":
    case "storage-full":
    case "storage-unavailable":
    case "too-many-attempts":
    case "too-many-for-now":
      return code;
    case "no-session":
    case "session-reused":
      return "session-ended";
    case "offline":
    case "timeout":
      return "offline";
    case "too-many-requests":
    case "rate-limited":
    case "status-429":
      return "too-many-attempts";
    default:
      return "server";
  }
}
