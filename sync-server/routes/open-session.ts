import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { audit, networkOf } from "#server/accounts/audit.ts";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import type { Google } from "#server/accounts/google.ts";
import type { BeforeSms } from "#server/accounts/phone-codes.ts";
import {
  type Family,
  type Place,
  refreshLifetime,
  startFamily,
} from "#server/accounts/refresh-tokens.ts";
import type { Limits } from "#server/plugins/rate-limits.ts";
import type { CountEverywhere } from "#server/plugins/shared-limits.ts";
import { type ImageReader, readerMark } from "#server/sync/images/image-readers.ts";
import { machineLabel } from "#shared/rules/machine-label.ts";
import type { SpeakingDevice } from "#shared/schemas/device.ts";
import type { ProfilePerson, SignedIn } from "#shared/schemas/session.ts";

/** What the routes under `/api/v1/auth` are told. */
export type AuthOptions = {
  accounts: AccountsDeps;
  limits: Limits;
  secureCookies: boolean;
  /** The OpenID provider, when one is set. */
  google: Google | undefined;
  /** Whether SMS leave from here. */
  phone: boolean;
  smsByAll: BeforeSms;
  countEverywhere: CountEverywhere;
  /** Where people open the app; without it, where the request went to. */
  origin: string | undefined;
};

export const refreshCookie = "boutika_refresh";
export const cookiePath = "/api/v1/auth";
/** Shown by `img` elements, which send no token: who may see the pictures of their shops. */
export const imageCookie = "boutika_images";
const imagePath = "/api/v1/shops";

type Exchange = { request: FastifyRequest; reply: FastifyReply };
type Opening = Exchange & {
  person: ProfilePerson;
  /** How they proved who they are. */
  means: "password" | "mail" | "phone" | "google" | "password-reset";
  /** Whether the account has only just come to be. */
  isNew?: boolean;
  /** What was begun while the proof was looked at; without it, it is begun here. */
  family?: Family;
};

/** Signs somebody in who has just proven who they are: a new family of tokens, its cookie, an access token. */
export async function openSession(
  app: FastifyInstance,
  options: AuthOptions,
  { request, reply, person, means, isNew = false, family }: Opening,
): Promise<SignedIn> {
  const { accounts } = options;
  const place = placeOf(request);
  const { token, familyId } = family ?? (await startFamily(accounts, person.id, place));
  const act = isNew ? "account-opened" : "signed-in";
  const details = { means, device: machineOf(request) };
  await audit(accounts, { act, userId: person.id, ip: request.ip, details });
  const reader = { userId: person.id, familyId };
  giveCookies(options, { request, reply, token, reader });
  return { ...app.accessTokenFor(reader), person };
}

/** What the device says of itself beside a proof, where the application is new enough to do so. */
export function deviceIn({ body }: FastifyRequest): SpeakingDevice | undefined {
  return (body as { device?: SpeakingDevice } | null | undefined)?.device;
}

/** The browser that somebody signs in with. */
export function placeOf(request: FastifyRequest): Place {
  const said = deviceIn(request);
  return { label: machineOf(request), deviceId: said?.id, network: networkOf(request.ip) };
}

/** The kind of browser and machine, enough to recognise one's own. */
export function machineOf(request: FastifyRequest): string {
  return deviceIn(request)?.label ?? machineLabel(request.headers["user-agent"] ?? "");
}

export function giveCookies(
  options: AuthOptions,
  { request, reply, token, reader }: Exchange & { token: string; reader: ImageReader },
): void {
  const kept = {
    httpOnly: true,
    sameSite: "strict",
    secure: isSecure(options, request),
    maxAge: refreshLifetime / 1000,
  } as const;
  reply.setCookie(refreshCookie, token, { ...kept, path: cookiePath });
  reply.setCookie(imageCookie, readerMark(options.accounts.secret, reader), {
    ...kept,
    path: imagePath,
  });
}

/** The browser forgets who was signed in. */
export function takeCookies(reply: FastifyReply): void {
  reply.clearCookie(refreshCookie, { path: cookiePath });
  reply.clearCookie(imageCookie, { path: imagePath });
}

export function isSecure({ secureCookies }: AuthOptions, request: FastifyRequest): boolean {
  return secureCookies || request.protocol === "https";
}
