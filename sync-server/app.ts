import { join } from "node:path";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { startAccountsClock } from "#server/accounts/accounts-clock.ts";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { Google, type GoogleSettings } from "#server/accounts/google.ts";
import { letterWriter } from "#server/accounts/letters.ts";
import { LiveRooms, type Wake } from "#server/accounts/live-rooms.ts";
import { byHand } from "#server/accounts/payments/provider.ts";
import { StandingSessions } from "#server/accounts/standing-sessions.ts";
import type { ModelSettings } from "#server/assistant/model.ts";
import { probe } from "#server/db/probe.ts";
import { type WriteTrouble, writeTrouble } from "#server/db/write-trouble.ts";
import { requestLog } from "#server/log/log.ts";
import { type PushSettings, pushCarrier } from "#server/mail/push.ts";
import { type SenderDeps, startSender } from "#server/mail/sender.ts";
import { createMetrics, type Metrics } from "#server/metrics/metrics.ts";
import { closing } from "#server/plugins/closing.ts";
import { compression } from "#server/plugins/compression.ts";
import { cookies } from "#server/plugins/cookies.ts";
import { answerError, errors } from "#server/plugins/errors.ts";
import { openapi } from "#server/plugins/openapi.ts";
import { onlyFromOwnPages } from "#server/plugins/own-origin.ts";
import { defaultLimits, type Limits, limiter, rateLimits } from "#server/plugins/rate-limits.ts";
import { requestNames, watchRequests } from "#server/plugins/request-watch.ts";
import { securityHeaders } from "#server/plugins/security-headers.ts";
import { sharedCounts } from "#server/plugins/shared-limits.ts";
import { signInToken } from "#server/plugins/sign-in-token.ts";
import { type SiteSettings, sitePages } from "#server/plugins/site-pages.ts";
import { trustedProxies } from "#server/plugins/trusted-proxies.ts";
import { builtWebApp, wasForScreen, webApp } from "#server/plugins/web-app.ts";
import { adminRoutes } from "#server/routes/admin.ts";
import { askRoutes } from "#server/routes/ask.ts";
import { assistantRoutes } from "#server/routes/assistant.ts";
import { auditRoutes } from "#server/routes/audit.ts";
import { contactRoutes } from "#server/routes/contact.ts";
import { deletionRoutes } from "#server/routes/deletion.ts";
import { devOutbox } from "#server/routes/dev-outbox.ts";
import { deviceRoutes } from "#server/routes/devices.ts";
import { googleRoutes } from "#server/routes/google.ts";
import { healthRoutes } from "#server/routes/health.ts";
import { imageRoutes, imageUploadRoutes } from "#server/routes/images.ts";
import { invitationLinkRoutes } from "#server/routes/invitation-links.ts";
import { invitationRoutes } from "#server/routes/invitations.ts";
import { journalRoutes } from "#server/routes/journal.ts";
import { liveRoutes } from "#server/routes/live.ts";
import { meRoutes } from "#server/routes/me.ts";
import { memberRoutes } from "#server/routes/members.ts";
import { metricsRoutes } from "#server/routes/metrics.ts";
import { passwordResetRoutes } from "#server/routes/password-reset.ts";
import { phoneRoutes } from "#server/routes/phone.ts";
import { planRoutes } from "#server/routes/plans.ts";
import { profileRoutes } from "#server/routes/profile.ts";
import { pushRoutes } from "#server/routes/push.ts";
import { receivedInvitationRoutes } from "#server/routes/received-invitations.ts";
import { registrationRoutes } from "#server/routes/registration.ts";
import { guardSessions, sayGuard, watchSessionGuards } from "#server/routes/session-guard.ts";
import { sessionRoutes } from "#server/routes/sessions.ts";
import { shopRoutes } from "#server/routes/shops.ts";
import { signInRoutes } from "#server/routes/sign-in.ts";
import { snapshotRoutes } from "#server/routes/snapshot.ts";
import { type PayingSettings, subscriptionRoutes } from "#server/routes/subscriptions.ts";
import { supportRoutes } from "#server/routes/support.ts";
import { syncRoutes } from "#server/routes/sync.ts";
import { ticketPageRoutes } from "#server/routes/ticket-page.ts";
import { diskStore } from "#server/storage/disk-store.ts";
import type { FileStore } from "#server/storage/file-store.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { startWatches } from "#server/sync/watches/watches.ts";
import { maxRequestBytes } from "#shared/sync/protocol.ts";

export type AppDeps = AccountsDeps & {
  sync: SyncDeps;
  wake: Wake;
  /** A fraction from 0 to 1. */
  chance: () => number;
};

export type AppSettings = {
  version: string;
  /** True behind https: cookies and headers then ask for it. */
  https?: boolean;
  trustProxy?: boolean | number | string;
  /** Where people open the app; links in mails lead there. */
  origin?: string | undefined;
  /** What takes mail and SMS out of the house; what has none waits. */
  carriers?: SenderDeps["carriers"];
  google?: GoogleSettings | undefined;
  /** By which keys push messages are sent; unset, none are. */
  push?: PushSettings | undefined;
  /** Shows to everybody what would have left: for development, and for tests. */
  devOutbox?: boolean;
  /** The model that answers questions to the help; unset, the pages are searched without one. */
  assistant?: ModelSettings | undefined;
  /** Where the built web app lies. */
  webFolder?: string;
  /** What the public site says of whoever runs the server. */
  site?: SiteSettings;
  /** Where plans are paid; unset, nothing is said of it. */
  paying?: PayingSettings;
  limits?: Partial<Limits>;
  /** Where pictures are kept; without it in ./data/files. */
  files?: FileStore;
  /** How long /health waits for the database, in ms. */
  healthPatience?: number;
  logLevel?: string;
  /** Whether each request leaves a line in the log. */
  logRequests?: boolean;
  /** What whoever reads /metrics must show; unset, there is no such route. */
  metricsToken?: string | undefined;
};

/** The whole server, not yet listening. Read it from the top: what guards comes before what it guards. */
export async function buildApp(deps: AppDeps, settings: AppSettings): Promise<FastifyInstance> {
  const level = settings.logLevel ?? "warn";
  const isLogged = settings.logRequests ?? false;
  const app = fastify({
    logger: requestLog(isLogged ? "info" : level),
    ...(isLogged && { logController: new LogController({ disableRequestLogging: true }) }),
    // A log of its own for each request is for those who read several lines of each; a line names its request by itself.
    ...(!tellsOfRequests.has(level) && { childLoggerFactory: (logger) => logger }),
    genReqId: requestNames(),
    trustProxy: trustedProxies(settings.trustProxy ?? false),
    bodyLimit: maxRequestBytes,
    forceCloseConnections: "idle",
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      // Whoever followed a link that was cut within a sign sees a page, and not what is for programs.
      if (wasForScreen(request)) reply.redirect("/not-found");
      else answerError(error, request, reply);
    },
  });
  app.removeContentTypeParser("text/plain");
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const { database } = deps;
  const limits = { ...defaultLimits, ...settings.limits };
  const https = settings.https ?? false;

  const rooms = new LiveRooms({
    database,
    wake: deps.wake,
    onTrouble: (error) => app.log.warn({ err: error }, "live streams could not read a change"),
    onPoked: (seconds) => metrics?.pokeSeconds.observe({}, seconds),
  });
  const { metricsToken } = settings;
  const metrics = metricsToken === undefined ? undefined : watchServer(app, deps, rooms);

  errors(app);
  closing(app);
  watchRequests(app, { metrics, isLogged });
  watchSessionGuards(app);
  await securityHeaders(app, { https });
  await compression(app);
  await signInToken(app, { secret: deps.secret });
  await rateLimits(app);
  await openapi(app, { version: settings.version });

  let refused: { at: number; trouble: WriteTrouble } | undefined;
  app.addHook("onError", async (_request, _reply, error) => {
    const trouble = writeTrouble(error);
    if (trouble) refused = { at: deps.clock(), trouble };
  });
  await app.register(healthRoutes, {
    askDatabase: () => probe(database.sql),
    refusedLately: () =>
      refused && deps.clock() - refused.at < refusalRemembered ? refused.trouble : undefined,
    patience: settings.healthPatience ?? 2000,
    version: settings.version,
  });
  if (metrics && metricsToken !== undefined)
    await app.register(metricsRoutes, { metrics, token: metricsToken });
  const { push } = settings;
  const carriers = { ...settings.carriers, ...(push && { push: pushCarrier(deps, push) }) };
  const google = settings.google && new Google(settings.google);
  const phone = carriers.sms !== undefined || settings.devOutbox === true;
  const { countEverywhere, smsByAll } = sharedCounts(deps, limits);
  await app.register(
    async (auth) => {
      await cookies(auth);
      sayGuard(auth, "nobody");
      auth.addHook("onRequest", onlyFromOwnPages(settings.origin));
      const options = {
        accounts: deps,
        limits,
        secureCookies: https,
        google,
        ...{ phone, smsByAll, countEverywhere },
        origin: settings.origin,
      };
      await auth.register(signInRoutes, options);
      await auth.register(registrationRoutes, options);
      await auth.register(passwordResetRoutes, options);
      await auth.register(phoneRoutes, { ...options, wake: deps.sync.wake });
      if (google) await auth.register(googleRoutes, { ...options, google });
    },
    { prefix: "/api/v1/auth" },
  );
  if (settings.devOutbox) await app.register(devOutbox, { accounts: deps });

  await app.register(ticketPageRoutes, { sync: deps.sync, limits });
  await app.register(planRoutes, { prefix: "/api/v1" });
  const { assistant: model } = settings;
  await app.register(assistantRoutes, { prefix: "/api/v1", model, limits, countEverywhere });
  await app.register(contactRoutes, { prefix: "/api/v1", accounts: deps, limits });
  const files = settings.files ?? diskStore("./data/files");
  const images = { db: database.db, clock: deps.clock, files };
  const { secret } = deps;
  await app.register(imageRoutes, { prefix: "/api/v1", sync: deps.sync, images, secret });

  const sessions = new StandingSessions(deps);
  const team = { accounts: deps, sync: deps.sync, limits };
  await app.register(invitationLinkRoutes, { prefix: "/api/v1", ...team, sessions });

  await app.register(
    async (signedIn) => {
      signedIn.addHook("onRequest", app.requireSession);
      // Before a body is read: what is wrong is counted too, and a refusal costs nothing.
      signedIn.addHook(
        "onRequest",
        limiter(app, limits.requestsByPerson, (request) => request.session.userId),
      );
      guardSessions(signedIn, sessions);
      await signedIn.register(meRoutes, { accounts: deps });
      await signedIn.register(subscriptionRoutes, {
        accounts: deps,
        payments: byHand,
        paying: settings.paying,
      });
      await signedIn.register(shopRoutes, { accounts: deps });
      await signedIn.register(sessionRoutes, { accounts: deps });
      await signedIn.register(profileRoutes, { accounts: deps, sync: deps.sync, limits });
      await signedIn.register(pushRoutes, { accounts: deps, push, limits });
      await signedIn.register(auditRoutes, { accounts: deps });
      await signedIn.register(askRoutes, { assistant: model, limits, countEverywhere });
      await signedIn.register(supportRoutes, { accounts: deps, limits });
      await signedIn.register(adminRoutes, { prefix: "/admin", accounts: deps });
      await signedIn.register(invitationRoutes, team);
      await signedIn.register(receivedInvitationRoutes, { ...team, rooms });
      await signedIn.register(deletionRoutes, { ...team, sessions, phone, smsByAll });
      await signedIn.register(syncRoutes, { sync: deps.sync, metrics });
      await signedIn.register(snapshotRoutes, { sync: deps.sync });
      await signedIn.register(deviceRoutes, { sync: deps.sync });
      await signedIn.register(journalRoutes, { sync: deps.sync });
      await signedIn.register(imageUploadRoutes, { sync: deps.sync, images });
      await signedIn.register(memberRoutes, { ...team, rooms });
      await signedIn.register(liveRoutes, {
        rooms,
        sessions,
        clock: deps.clock,
        chance: deps.chance,
      });
    },
    { prefix: "/api/v1" },
  );

  const { clock, chance, sync } = deps;
  const compose = letterWriter(deps, settings.origin ?? "");
  const log = { warn: (fields: object, text: string) => app.log.warn(fields, text) };
  const sender = { database, clock, chance, carriers, compose, log };
  whileListening(app, () => [
    startWatches(sync, images),
    startSender(sender),
    startAccountsClock({ ...deps, log }),
  ]);
  const webFolder = settings.webFolder ?? builtWebApp;
  await sitePages(app, {
    folder: join(webFolder, "../site"),
    settings: settings.site ?? { values: { fr: {}, en: {} }, origin: undefined },
  });
  await webApp(app, { folder: webFolder });
  return app;
}

/** Figures of this instance, until it closes. */
function watchServer(app: FastifyInstance, { database, sync }: AppDeps, rooms: LiveRooms): Metrics {
  const { sql } = database;
  const metrics = createMetrics({
    ...{ sql, poolSize: sql.options.max },
    waitingSales: () => sync.sales.waiting(),
    openStreams: () => rooms.count(),
  });
  app.addHook("onClose", async () => metrics.stop());
  return metrics;
}

/** What could not be written may be of a disk that the probe does not see: /health tells of it for so long, ms. */
const refusalRemembered = 5_000;

/** Levels at which Fastify tells of every request. */
const tellsOfRequests = new Set(["info", "debug", "trace"]);

/** A server that nobody can reach does nothing by itself. */
function whileListening(app: FastifyInstance, start: () => { stop(): Promise<void> }[]): void {
  let started: ReturnType<typeof start> = [];
  app.addHook("onListen", async () => {
    started = start();
  });
  app.addHook("onClose", async () => void (await Promise.all(started.map((each) => each.stop()))));
}
