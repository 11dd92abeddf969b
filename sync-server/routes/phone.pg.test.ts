import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { lastLetterTo } from "#tests/support/letters.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let now = Date.UTC(2026, 0, 5);
let people = 0;
let phone = "";
const roomy = { max: 10_000, seconds: 60 };
const minute = 60_000;

beforeAll(async () => {
  const limits = { smsByAddress: roomy, proofByAddress: roomy };
  server = await startTestServer({ limits, devOutbox: true }, { clock: () => now });
});
afterAll(() => server.close());
beforeEach(() => {
  people += 1;
  phone = `+23767700${String(people).padStart(4, "0")}`;
});

const ask = (path: string, payload: object) =>
  server.app.inject({ method: "POST", url: `/api/v1/auth/phone/${path}`, payload });
const codeSent = async (to = phone) =>
  /^\d{6}/.exec((await lastLetterTo(server, to))?.text ?? "")?.[0] ?? "";
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("a code opens an account for a new number, and signs in to it the next time", async () => {
  expect((await ask("request", { phone })).statusCode).toBe(202);
  const first = await ask("verify", { phone, code: await codeSent() });
  expect(first.statusCode).toBe(200);
  expect(first.cookies[0]?.name).toBe("boutika_refresh");
  expect(first.json().person).toMatchObject({ fullName: phone, phone, email: "" });
  now += minute;
  await ask("request", { phone });
  const second = await ask("verify", { phone, code: await codeSent() });
  expect(second.json().person.id).toBe(first.json().person.id);
});

test("one number however it is written", async () => {
  const national = phone.slice(4);
  await ask("request", { phone: `${national.slice(0, 3)} ${national.slice(3)}` });
  const answer = await ask("verify", { phone: `00237${national}`, code: await codeSent() });
  expect(answer.json().person.phone).toBe(phone);
  const bad = await ask("request", { phone: "12345678" });
  expect([bad.statusCode, bad.json().code]).toEqual([400, "invalid-phone"]);
});

test.each([
  ["marks of direction around it", (national: string) => `\u202a+237${national}\u202c`],
  ["no-break blanks", (national: string) => national.replace(/(\d{3})/g, "$1\u00a0")],
  [
    "dashes that do not break",
    (national: string) => national.replace(/(\d{3})(?=\d)/g, "$1\u2011"),
  ],
  [
    "Arabic digits",
    (national: string) => national.replace(/\d/g, (d) => String.fromCharCode(0x660 + Number(d))),
  ],
  ["brackets and a link", (national: string) => `tel:(+237)${national}`],
])("[signs nobody sees] the number is the same with %s", async (_, written) => {
  expect((await ask("request", { phone: written(phone.slice(4)) })).statusCode).toBe(202);
  const answer = await ask("verify", { phone, code: await codeSent() });
  expect(answer.json().person.phone).toBe(phone);
});

test("an account keeps its number through a change of its country's numbers", async () => {
  const [before, now10] = ["+22997000001", "+2290197000001"];
  const id = "0198c0de-0000-7000-8000-0000000000f1";
  await server.database.sql`
    insert into users (id, full_name, phone, proven_phone, locale, created_at)
    values (${id}, 'Awa', ${before}, ${before}, 'fr', now())`;
  for (const typed of ["+229 97 00 00 01", "+229 01 97 00 00 01"]) {
    expect((await ask("request", { phone: typed })).statusCode).toBe(202);
    const answer = await ask("verify", { phone: typed, code: await codeSent(now10) });
    expect(answer.json().person).toMatchObject({ id, fullName: "Awa" });
    now += minute;
  }
});

test("[how long] who asks for another code too soon hears in how many seconds one may leave, and that it may then", async () => {
  const first = await ask("request", { phone });
  expect(first.json()).toEqual({ retryAfter: 60 });
  now += 12_000;
  const soon = await ask("request", { phone });
  expect([soon.statusCode, soon.headers["retry-after"], soon.json()]).toEqual([
    429,
    "48",
    expect.objectContaining({ code: "too-many-requests", retryAfter: 48 }),
  ]);
  now += 48_000;
  expect((await ask("request", { phone })).statusCode).toBe(202);
});

test("[how long] the last code of an hour says that the next one is far", async () => {
  let told: unknown;
  for (let each = 0; each < 5; each += 1) {
    told = (await ask("request", { phone })).json();
    now += minute;
  }
  expect(told).toEqual({ retryAfter: 56 * 60 });
});

test("[names] nobody opens an account without a name where one can be asked; the code stays good meanwhile", async () => {
  await ask("request", { phone });
  const proof = { phone, code: await codeSent(), asksName: true };
  for (const fullName of [undefined, ""]) {
    const asked = await ask("verify", { ...proof, ...(fullName === "" && { fullName }) });
    expect([asked.statusCode, asked.json().code]).toEqual([409, "name-required"]);
  }
  const opened = await ask("verify", { ...proof, fullName: "Awa Diop" });
  expect([opened.statusCode, opened.json().person.fullName]).toEqual([200, "Awa Diop"]);
  now += minute;
  await ask("request", { phone });
  const again = await ask("verify", {
    phone,
    code: await codeSent(),
    asksName: true,
    fullName: "X",
  });
  expect(again.json().person.fullName).toBe("Awa Diop");
});

test("[names] whoever has an account without one is asked at the next sign-in, and may go on without", async () => {
  await ask("request", { phone });
  await ask("verify", { phone, code: await codeSent() });
  const signIn = async (told: object) => {
    now += minute;
    await ask("request", { phone });
    return ask("verify", { phone, code: await codeSent(), asksName: true, ...told });
  };
  expect((await signIn({})).json().code).toBe("name-wanted");
  expect((await signIn({ fullName: "" })).statusCode).toBe(200);
  expect((await signIn({ fullName: "Awa" })).json().person.fullName).toBe("Awa");
  expect((await signIn({})).statusCode).toBe(200);
});

test("a wrong code asks for no name", async () => {
  await ask("request", { phone });
  const answer = await ask("verify", { phone, code: wrong(await codeSent()), asksName: true });
  expect(answer.json().code).toBe("wrong-code");
});

test("a number that stands in somebody's account unproven is not their account", async () => {
  await ask("request", { phone });
  const { person } = (await ask("verify", { phone, code: await codeSent() })).json();
  const [row] = await server.database.sql`
    select email, proven_phone from users where id = ${person.id}`;
  expect(row).toEqual({ email: null, proven_phone: phone });
});

test("five tries, then not even the right code", async () => {
  await ask("request", { phone });
  const code = await codeSent();
  const answers = [];
  for (let each = 0; each < 5; each += 1)
    answers.push((await ask("verify", { phone, code: wrong(code) })).json().code);
  expect(answers).toEqual(["wrong-code", "wrong-code", "wrong-code", "wrong-code", "code-ended"]);
  const late = await ask("verify", { phone, code });
  expect([late.statusCode, late.json().code, late.cookies]).toEqual([410, "code-ended", []]);
});

test("twenty guesses at once have five tries between them", async () => {
  await ask("request", { phone });
  const code = await codeSent();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask("verify", { phone, code: wrong(code) })),
  );
  const [row] = await server.database.sql`select tries from phone_codes where phone = ${phone}`;
  expect(row).toEqual({ tries: 5 });
  expect(answers.filter((answer) => answer.json().code === "wrong-code")).toHaveLength(4);
});

test("a code is good for ten minutes, once, and only while it is the newest", async () => {
  await ask("request", { phone });
  const first = await codeSent();
  now += minute;
  await ask("request", { phone });
  const second = await codeSent();
  if (first !== second)
    expect((await ask("verify", { phone, code: first })).json().code).toBe("wrong-code");
  expect((await ask("verify", { phone, code: second })).statusCode).toBe(200);
  expect((await ask("verify", { phone, code: second })).statusCode).toBe(410);
  now += minute;
  await ask("request", { phone });
  const third = await codeSent();
  now += 10 * minute;
  expect((await ask("verify", { phone, code: third })).statusCode).toBe(410);
});

test("an answer that was lost is given again, to the same request alone", async () => {
  await ask("request", { phone });
  const requestId = crypto.randomUUID();
  const proof = { phone, code: await codeSent(), requestId };
  expect((await ask("verify", proof)).statusCode).toBe(200);
  expect((await ask("verify", proof)).statusCode).toBe(200);
  const other = { ...proof, requestId: crypto.randomUUID() };
  expect((await ask("verify", other)).statusCode).toBe(410);
});

test("one code a minute and five an hour for a number, and the wait is said", async () => {
  const statuses = [];
  for (let each = 0; each < 5; each += 1) {
    statuses.push((await ask("request", { phone })).statusCode);
    statuses.push((await ask("request", { phone })).statusCode);
    now += minute;
  }
  expect(statuses).toEqual(Array(5).fill([202, 429]).flat());
  const sixth = await ask("request", { phone });
  expect([sixth.statusCode, sixth.headers["retry-after"]]).toEqual([429, String(55 * 60)]);
  now += 55 * minute;
  expect((await ask("request", { phone })).statusCode).toBe(202);
});

test("many requests at the same time send one code", async () => {
  await Promise.all(Array.from({ length: 10 }, () => ask("request", { phone })));
  const rows = await server.database.sql`select 1 from phone_codes where phone = ${phone}`;
  expect(rows).toHaveLength(1);
});

test("a code of another number is no code of this one", async () => {
  await ask("request", { phone });
  const other = "+237699999999";
  await ask("request", { phone: other });
  const answer = await ask("verify", { phone: other, code: wrong(await codeSent(other)) });
  expect(answer.statusCode).toBe(401);
  expect((await ask("verify", { phone: "+237688888888", code: "123456" })).statusCode).toBe(410);
});

test("where no SMS leave, none is promised", async () => {
  const silent = await startTestServer();
  const options = await silent.app.inject({ url: "/api/v1/auth/options" });
  expect(options.json()).toEqual({ google: false, phone: false });
  const payload = { phone };
  const url = "/api/v1/auth/phone/request";
  expect((await silent.app.inject({ method: "POST", url, payload })).statusCode).toBe(404);
  await silent.close();
  const here = await server.app.inject({ url: "/api/v1/auth/options" });
  expect(here.json()).toEqual({ google: false, phone: true });
});
