import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { Undeliverable } from "./message.ts";
import { type SmsSettings, smsCarrier } from "./sms.ts";

type Asked = { path: string; headers: Record<string, unknown>; body: Record<string, string> };

const closes: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});

/** A provider on this machine that answers as told and keeps what it was asked. */
async function provider(status: number, answer: object) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part) => {
      text += part;
    });
    request.on("end", () => {
      const body = Object.fromEntries(new URLSearchParams(text));
      asked.push({ path: request.url ?? "", headers: request.headers, body });
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closes.push(() => new Promise((resolve) => server.close(resolve)));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const carried = (settings: Partial<SmsSettings>) =>
  smsCarrier({
    provider: "twilio",
    account: "AC1",
    secret: "s3cret",
    from: "+15005550006",
    ...settings,
  }).carry(
    { subject: "", text: "123456 est votre code Boutika.", html: "" },
    { id: "1", recipient: "+237677000000" },
  );

test("Twilio is asked as its interface wants it", async () => {
  const { url, asked } = await provider(201, { sid: "SM1", status: "queued" });
  await carried({ url });
  expect(asked).toMatchObject([
    {
      path: "/2010-04-01/Accounts/AC1/Messages.json",
      headers: {
        authorization: `Basic ${Buffer.from("AC1:s3cret").toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: {
        To: "+237677000000",
        From: "+15005550006",
        Body: "123456 est votre code Boutika.",
      },
    },
  ]);
});

const taken = (statusCode: number, status = "Success") => ({
  SMSMessageData: { Message: "Sent to 1/1", Recipients: [{ statusCode, status }] },
});

test("Africa's Talking is asked as its interface wants it", async () => {
  const { url, asked } = await provider(201, taken(101));
  await carried({ provider: "africastalking", account: "boutika", from: "BOUTIKA", url });
  expect(asked).toMatchObject([
    {
      path: "/version1/messaging",
      headers: { apikey: "s3cret", accept: "application/json" },
      body: {
        username: "boutika",
        to: "+237677000000",
        message: "123456 est votre code Boutika.",
        from: "BOUTIKA",
      },
    },
  ]);
});

test.each([
  ["Twilio: not a number", "twilio", 400, { code: 21211 }],
  ["Twilio: taken and failed", "twilio", 201, { status: "failed", error_message: "blocked" }],
  ["Africa's Talking: not a number", "africastalking", 201, taken(403, "InvalidPhoneNumber")],
] as const)("%s: not tried again", async (_what, name, status, answer) => {
  const { url } = await provider(status, answer);
  await expect(carried({ provider: name, url })).rejects.toBeInstanceOf(Undeliverable);
});

test.each([
  ["Twilio is down", "twilio", 503, {}],
  ["Twilio refuses our key", "twilio", 401, {}],
  ["somebody else answers for Twilio", "twilio", 200, {}],
  ["Africa's Talking: no money left", "africastalking", 201, taken(405, "InsufficientBalance")],
  ["Africa's Talking: nobody taken", "africastalking", 201, { SMSMessageData: { Message: "x" } }],
] as const)("%s: tried again", async (_what, name, status, answer) => {
  const { url } = await provider(status, answer);
  const error = await carried({ provider: name, url }).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(Undeliverable);
});
