import postgres from "postgres";
import { randomFrom } from "#tests/support/random.ts";
import { type BooksFound, readBooks } from "./books.ts";
import { startFleet } from "./fleet.ts";
import { Listener } from "./listener.ts";
import { countingMailbox } from "./mailbox.ts";
import { openMarket, tokenMaker } from "./market.ts";
import { type Reach, Seller } from "./seller.ts";

export type LoadOptions = {
  /** An empty database: instances bring it to its schema together. */
  url: string;
  instances: number;
  shops: number;
  devicesPerShop: number;
  products: number;
  /** How long is sold, how long a device waits between two exchanges, and how often an instance is killed meanwhile. */
  seconds: number;
  pauseMs: number;
  kills: number;
  /** Ends a part of the database as a crash does and starts it anew; once, in the middle. */
  killDatabase?: () => Promise<void>;
  /** Whether a device of each shop listens; else none does. */
  listens: boolean;
  seed: string;
  /** Where instances are started from; this project without. */
  folders?: readonly (string | undefined)[];
};

export type LoadFound = BooksFound & {
  kills: number;
  exchanges: readonly number[];
  /** Exchanges that were not answered, and were made again. */
  failures: number;
  /** Listeners, those that were told of the last revision of their shop, and how often they came back. */
  listeners: number;
  toldAll: number;
  returns: number;
  /** Messages that were to leave, those that never did, and those that arrived twice though nobody was killed at them. */
  messages: number;
  mailLost: number;
  mailTwice: number;
  /** What instances complained of. */
  output: string;
};

const secret = "a secret of a load, long enough for anybody";
const oneDay = 86_400_000;
/** Between two attempts of a device that is not answered, ms. */
const longestPause = 30_000;
/** Of what instances said when something went wrong, the last letters. */
const mostSaid = 4000;
/** An instance takes no more requests for mails from one address in an hour than sixty. */
const mostMails = 40;

/**
 * Sells in many shops through several instances of the server, of which one after the other is killed and started anew.
 * Every device ends with nothing left to send; then the books are held against what it was answered.
 */
export async function sellThroughKills(options: LoadOptions): Promise<LoadFound> {
  const { url, instances, seed, folders } = options;
  const box = await countingMailbox();
  const fleet = await startFleet({
    count: instances,
    env: {
      ...{ DATABASE_URL: url, SESSION_SECRET: secret, NODE_ENV: "production" },
      ...{ SMTP_URL: box.url, MAIL_FROM: "Boutika <bonjour@load.example>" },
      PUBLIC_ORIGIN: "https://load.example",
    },
    ...(folders && { folders }),
  });
  const sql = postgres(url, { max: 2, onnotice: () => {} });
  try {
    const rng = randomFrom(seed);
    const market = await openMarket(sql, options);
    const reach: Reach = { addresses: fleet.addresses, token: tokenMaker(secret) };
    const sellers = market.stalls.flatMap((stall) =>
      Array.from({ length: options.devicesPerShop }, (_, at) => ({
        stall,
        seller: new Seller(stall, reach, rng.fork(`${stall.email} ${at}`)),
      })),
    );
    const listeners = options.listens
      ? market.stalls.map(({ userId, shopId }) => ({
          shopId,
          listener: new Listener(reach, userId),
        }))
      : [];
    const until = Date.now() + options.seconds * 1000;
    const selling = sellers.map(async ({ stall, seller }, at) => {
      const own = rng.fork(`pace ${at}`);
      // Of a month that is closed as soon as an instance looks.
      seller.sell(market, Date.now() - 80 * oneDay);
      const mailAt = Date.now() + own.int(0, options.seconds * 1000);
      const shop = Math.floor(at / options.devicesPerShop);
      let isMailAsked = at % options.devicesPerShop > 0 || shop >= mostMails;
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, own.int(0, 2 * options.pauseMs)));
        if (!isMailAsked && Date.now() > mailAt) isMailAsked = await askForMail(reach, stall.email);
        if (Date.now() > until) break;
        seller.sell(market, Date.now());
        await seller.exchange();
      }
      let pause = 200;
      while (seller.waiting > 0 || !isMailAsked) {
        if (!isMailAsked) isMailAsked = await askForMail(reach, stall.email);
        if (await seller.exchange()) continue;
        // Each waits longer than before, as devices do: who comes back at once keeps away who would be served.
        await new Promise((resolve) => setTimeout(resolve, own.int(pause / 2, pause)));
        pause = Math.min(2 * pause, longestPause);
      }
    });
    const work = Promise.all(selling);
    // Whoever was answered wrongly is told of at the end, with what instances said.
    work.catch(() => {});
    const inHand = new Set<string>();
    const chance = rng.fork("kills");
    const middle = new Promise((resolve) => setTimeout(resolve, options.seconds * 500));
    const alsoKilled = middle.then(() => options.killDatabase?.());
    for (let kill = 0; kill < options.kills; kill += 1) {
      const pause = (options.seconds * 1000) / (options.kills + 1);
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + chance.fraction())));
      await fleet.kill(chance.int(0, instances - 1), async () => {
        const rows = await sql<{ recipient: string }[]>`
          select recipient from outgoing_messages where sent_at is null and leased_until is not null`;
        for (const { recipient } of rows) inHand.add(recipient);
      });
    }
    await alsoKilled;
    await work;
    const mail = await settleMail(sql, box.mails, inHand);
    await settleJobs(sql);
    const toldAll = await settleListeners(sql, listeners);
    const found = await readBooks(sql, url, {
      market,
      sellers: sellers.map(({ seller }) => seller),
    });
    await Promise.all(listeners.map(({ listener }) => listener.stop()));
    return {
      ...found,
      ...mail,
      kills: options.kills,
      exchanges: sellers.flatMap(({ seller }) => seller.exchanges),
      failures: sellers.reduce((sum, { seller }) => sum + seller.failures, 0),
      ...{ listeners: listeners.length, toldAll },
      returns: listeners.reduce((sum, { listener }) => sum + listener.returns, 0),
      output: fleet.output(),
    };
  } catch (error) {
    const said = fleet.output();
    const wrong = said.split("\n").findLast((line) => line.includes('"code":"internal"'));
    throw new Error(wrong ?? said.slice(-mostSaid), { cause: error });
  } finally {
    await sql.end();
    await fleet.stop();
    await box.close();
  }
}

async function askForMail({ addresses }: Reach, email: string): Promise<boolean> {
  const [address] = addresses();
  if (address === undefined) return false;
  try {
    const { ok } = await fetch(`${address}/api/v1/auth/forgot-password`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, locale: "fr" }),
    });
    return ok;
  } catch {
    return false;
  }
}

/** As long as something may still come by itself; whoever waits in vain is told by what is found. */
const longest = 60_000;

async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + longest;
  while (!(await isSo())) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return true;
}

/**
 * Waits until every message has left. One that an instance had in hand when it was killed is free after two minutes; of
 * these the time is turned forward.
 */
async function settleMail(
  sql: postgres.Sql,
  mails: ReadonlyMap<string, number>,
  inHand: ReadonlySet<string>,
) {
  await until(async () => {
    await sql`
      update outgoing_messages set leased_until = null
      where sent_at is null and leased_until < now() + interval '110 seconds'`;
    const [left] = await sql`select 1 from outgoing_messages where sent_at is null limit 1`;
    return left === undefined;
  });
  const rows = await sql<{ recipient: string; messages: number }[]>`
    select recipient, count(*)::int as messages from outgoing_messages group by 1`;
  const of = (recipient: string) => mails.get(recipient) ?? 0;
  return {
    messages: rows.reduce((sum, { messages }) => sum + messages, 0),
    mailLost: rows.filter(({ recipient, messages }) => of(recipient) < messages).length,
    mailTwice: rows.filter(
      ({ recipient, messages }) => of(recipient) > messages && !inHand.has(recipient),
    ).length,
  };
}

/** Waits until somebody was told in each shop where something is low, and until the old months are closed. */
async function settleJobs(sql: postgres.Sql): Promise<void> {
  await until(async () => {
    const [left] = await sql<{ low: number }[]>`
      select (select count(*) from stocks t join products p on p.shop_id = t.shop_id and p.id = t.product_id
        where t.quantity <= p.stock_threshold)::int
        - (select count(*) from notifications where type = 'low_stock_alert')::int as low`;
    return (left?.low ?? 0) <= 0;
  });
}

type Listening = readonly { shopId: string; listener: Listener }[];

/** How many were told of the last revision of their shop. */
async function settleListeners(sql: postgres.Sql, listeners: Listening): Promise<number> {
  let told = 0;
  await until(async () => {
    const rows = await sql<{ id: string; rev: number }[]>`
      select shop_id as id, rev::int from shop_revisions`;
    const revs = new Map(rows.map(({ id, rev }) => [id, rev]));
    told = listeners.filter(
      ({ shopId, listener }) => listener.rev >= (revs.get(shopId) ?? 0),
    ).length;
    return told === listeners.length;
  });
  return told;
}
