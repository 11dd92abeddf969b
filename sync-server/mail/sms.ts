import { type Carrier, Undeliverable } from "./message.ts";

const patience = 20_000;

/** Who sends our SMS. `url` is the provider's, or that of a stand-in. */
export type SmsSettings = {
  provider: "twilio" | "africastalking";
  /** Twilio: the account's SID. Africa's Talking: the user's name. */
  account: string;
  secret: string;
  /** The number or name it comes from. */
  from: string;
  url?: string | undefined;
};

/** Sends SMS through an HTTP provider. */
export function smsCarrier(settings: SmsSettings): Carrier {
  const provider = settings.provider === "twilio" ? twilio(settings) : africasTalking(settings);
  return {
    carry: async ({ text }, { recipient }) => {
      const { url, headers, body } = provider.request(recipient, text);
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        body: new URLSearchParams(body).toString(),
        signal: AbortSignal.timeout(patience),
      });
      const answer = await response.text();
      if (!response.ok) throw refusal(response.status, answer);
      provider.check(answer);
    },
  };
}

type Provider = {
  request(
    to: string,
    text: string,
  ): { url: string; headers: Record<string, string>; body: Record<string, string> };
  /** Throws when an answer of 200 says that the message did not leave. */
  check(answer: string): void;
};

function twilio({ account, secret, from, url = "https://api.twilio.com" }: SmsSettings): Provider {
  const key = Buffer.from(`${account}:${secret}`).toString("base64");
  return {
    request: (To, Body) => ({
      url: `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
      headers: { authorization: `Basic ${key}` },
      body: { To, From: from, Body },
    }),
    check: (answer) => {
      const { status, error_message: told } = JSON.parse(answer) as TwilioAnswer;
      if (status === "failed" || status === "undelivered") throw new Undeliverable(told ?? status);
      if (status === undefined) throw new Error(`not an answer of Twilio: ${answer.slice(0, 300)}`);
    },
  };
}

/** What it has taken is `accepted`, `queued` or further on its way. */
type TwilioAnswer = { status?: string; error_message?: string | null };

/** It answers 201 and tells recipient by recipient; 100 to 102 mean that it has taken the message. */
function africasTalking(settings: SmsSettings): Provider {
  const { account, secret, from, url = "https://api.africastalking.com" } = settings;
  return {
    request: (to, message) => ({
      url: `${url}/version1/messaging`,
      headers: { apiKey: secret, accept: "application/json" },
      body: { username: account, to, message, ...(from ? { from } : {}) },
    }),
    check: (answer) => {
      const { SMSMessageData: data } = JSON.parse(answer) as AfricasTalkingAnswer;
      const told = data?.Recipients?.[0];
      if (told && told.statusCode >= 100 && told.statusCode <= 102) return;
      const text = told?.status ?? data?.Message ?? "no recipient";
      if (told && hopeless.has(told.statusCode)) throw new Undeliverable(text);
      throw new Error(text);
    },
  };
}

type AfricasTalkingAnswer = {
  SMSMessageData?: { Message?: string; Recipients?: { statusCode: number; status: string }[] };
};

/** Not a number, a number that cannot be reached, one that wants no messages. */
const hopeless = new Set([403, 404, 406]);

/** 400 speaks of the message; everything else may pass, or is mended by the operator. */
function refusal(status: number, answer: string): Error {
  const text = `${status} ${answer.slice(0, 300)}`;
  return status === 400 ? new Undeliverable(text) : new Error(text);
}
