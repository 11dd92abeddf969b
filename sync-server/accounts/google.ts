import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import type { Vouched } from "./identities.ts";

export type GoogleSettings = { issuer: string; clientId: string; clientSecret: string };

/** What the browser keeps between going and coming back; a cookie out of reach of scripts. */
export type Errand = { verifier: string; state: string; nonce: string; to: string };

/** The provider said no, or what it said cannot be believed. */
export class NotVouched extends Error {}

/** Signing in with an OpenID provider: code flow with PKCE, state and nonce. */
export class Google {
  readonly #settings: GoogleSettings;
  #configuration: Promise<Configuration> | undefined;

  constructor(settings: GoogleSettings) {
    this.#settings = settings;
  }

  /** Where to send the browser, and what it keeps meanwhile. `callback` is our own address. */
  async start(callback: string, to: string): Promise<{ url: string; errand: Errand }> {
    const errand = {
      verifier: randomPKCECodeVerifier(),
      state: randomState(),
      nonce: randomNonce(),
      to,
    };
    const url = buildAuthorizationUrl(await this.#provider(), {
      redirect_uri: callback,
      scope: "openid email profile",
      code_challenge: await calculatePKCECodeChallenge(errand.verifier),
      code_challenge_method: "S256",
      state: errand.state,
      nonce: errand.nonce,
    });
    return { url: url.href, errand };
  }

  /** Who came back. `current` is the whole address the browser was sent to. Throws `NotVouched`. */
  async finish(current: URL, { verifier, state, nonce }: Errand): Promise<Vouched> {
    const provider = await this.#provider();
    const claims = await authorizationCodeGrant(provider, current, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
      .then((tokens) => tokens.claims())
      .catch((cause: unknown) => {
        throw new NotVouched("the provider did not vouch for anybody", { cause });
      });
    const email = claims?.["email"];
    if (!claims || typeof email !== "string" || claims["email_verified"] !== true)
      throw new NotVouched("the provider has not confirmed the address");
    const name = claims["name"];
    const address = email.trim().toLowerCase();
    const fullName = typeof name === "string" && name.trim() ? name : (address.split("@")[0] ?? "");
    const { iss: issuer, sub: subject } = claims;
    return { issuer, subject, email: address, fullName: oneLine(fullName) };
  }

  /** Asked for once; after a failure, again. Plain http is for a provider on this very machine. */
  #provider(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const url = new URL(issuer);
    const isLocal = url.hostname === "localhost" || url.hostname === "127.0.0.1";
    const execute = isLocal ? [allowInsecureRequests] : [];
    this.#configuration ??= discovery(url, clientId, clientSecret, undefined, { execute });
    this.#configuration.catch(() => {
      this.#configuration = undefined;
    });
    return this.#configuration;
  }
}

/** A provider may call somebody anything. */
function oneLine(name: string): string {
  return name
    .slice(0, 120)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}

/** What browsers drop, or read as « / », and what no address of ours holds. */
const never = /[\p{Cc}\\]/u;

/** A path of our own app, whatever was asked for: never another site, however it is written. */
export function ownPath(asked: string | undefined): string {
  const base = "http://own.invalid";
  if (!asked?.startsWith("/") || never.test(asked) || !URL.canParse(asked, base)) return "/welcome";
  const url = new URL(asked, base);
  const read = decoded(url.pathname);
  const isOwn =
    url.origin === base && read !== undefined && !never.test(read) && !read.startsWith("//");
  return isOwn ? url.pathname + url.search + url.hash : "/welcome";
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
