import type { FastifyInstance } from "fastify";
import { usualAccounts } from "#shared/rules/chart-of-accounts.ts";
import type { AuditedAct } from "#shared/schemas/audit.ts";

type Described = {
  requestBody?: unknown;
  security?: unknown;
  parameters?: { in: string; name: string }[];
  responses: Record<string, { description?: string; content?: unknown }>;
};
export type Route = { name: string; method: "GET" | "POST"; path: string; told: Described };

/** Every route of a server, as its description has it. */
export function routesOf(app: FastifyInstance): Route[] {
  type Paths = Record<string, Record<string, Described>>;
  const { paths } = (app as unknown as { swagger(): { paths: Paths } }).swagger();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, told]) => {
      const method = verb.toUpperCase();
      return { name: `${method} ${path}`, method: method as Route["method"], path, told };
    }),
  );
}

export const named = (some: readonly Route[]) => some.map(({ name }) => name);
export const isOpen = ({ name }: Route) => openToAll.includes(name);

/** An address of this shape, its parts made up where they are not given. */
export function addressOf(path: string, given: Record<string, string> = {}): string {
  const known: Record<string, string> = {
    ...{ imageId: "A".repeat(22), kind: "reseller", scope: "shop:x", rev: "1", part: "1" },
    no: "1",
    ...given,
  };
  return path.replace(/\{([a-zA-Z]+)\}/g, (_, name) => known[name] ?? crypto.randomUUID());
}

/** What anybody may ask without having signed in. Whatever is not here refuses them. */
export const openToAll: readonly string[] = [
  "GET /health",
  "GET /v/{letters}",
  "GET /api/v1/auth/options",
  "POST /api/v1/auth/login",
  "POST /api/v1/auth/refresh",
  "POST /api/v1/auth/logout",
  "POST /api/v1/auth/register",
  "POST /api/v1/auth/resend-confirmation",
  "POST /api/v1/auth/confirm-email",
  "POST /api/v1/auth/forgot-password",
  "POST /api/v1/auth/reset-password",
  "POST /api/v1/auth/phone/request",
  "POST /api/v1/auth/phone/verify",
  "GET /api/v1/auth/google/start",
  "GET /api/v1/auth/google/callback",
  "GET /api/v1/shops/{shopId}/images/{imageId}",
  "GET /api/v1/invitations/{token}",
  "GET /api/v1/join/{kind}/{token}",
  "POST /api/v1/assistant",
  "GET /api/v1/plans",
  "POST /api/v1/contact",
];

/**
 * Routes that hold nothing of ours: the description itself, and the page of messages of a developer's machine. And figures
 * for whoever runs the server, who shows a token that is nobody's session (`metrics.pg.test.ts`).
 */
export const undescribed: readonly string[] = [
  "GET /api/docs",
  "GET /api/docs/static/index.html",
  "GET /api/docs/static/swagger-initializer.js",
  "GET /api/docs/*",
  "GET /api/docs/json",
  "GET /api/docs/yaml",
  "GET /dev/outbox",
  "GET /metrics",
];

/** What asks for something by its address alone, or takes bytes that are no JSON. */
export const bodiless: readonly string[] = [
  "POST /api/v1/auth/logout",
  "PUT /api/v1/shops/{shopId}/images/{imageId}",
  "POST /api/v1/invitations/{id}/accept",
  "POST /api/v1/invitations/{id}/reject",
  "POST /api/v1/shops/{shopId}/members/{userId}/pause",
  "POST /api/v1/shops/{shopId}/members/{userId}/reactivate",
  "POST /api/v1/shops/{shopId}/members/{userId}/end",
  "POST /api/v1/me/departure-proof/code",
  "POST /api/v1/admin/mail/{id}/retry",
  "POST /api/v1/admin/contact/{id}/done",
  "POST /api/v1/admin/payments/{id}/confirm",
  "POST /api/v1/admin/payments/{id}/refuse",
];

const email = "sample@example.com";
const token = "x".repeat(30);

/** A body that each route without a session takes. */
export const samples: Record<string, object | undefined> = {
  "POST /api/v1/auth/login": { email, password: "secret" },
  "POST /api/v1/auth/refresh": { requestId: "0190a3c4-7d1e-7b2a-9c3d-5e6f708192a3" },
  "POST /api/v1/auth/logout": undefined,
  "POST /api/v1/auth/register": { fullName: "A", phone: "677000000", email, password: "secret" },
  "POST /api/v1/auth/resend-confirmation": { email },
  "POST /api/v1/auth/confirm-email": { token },
  "POST /api/v1/auth/forgot-password": { email },
  "POST /api/v1/auth/reset-password": { token, password: "secret" },
  "POST /api/v1/auth/phone/request": { phone: "677000000" },
  "POST /api/v1/auth/phone/verify": { phone: "677000000", code: "000000" },
  "POST /api/v1/assistant": { question: "stock", language: "fr" },
  "POST /api/v1/contact": {
    ...{ id: "0190a3c4-7d1e-7b2a-9c3d-5e6f708192a3", firstName: "A", lastName: "B", email },
    ...{ projectType: "stock", message: "Bonjour" },
  },
};

const id = "0190a3c4-7d1e-7b2a-9c3d-5e6f708192a3";

/** A body that each route of a shop takes. */
export const shopSamples: Record<string, object> = {
  "POST /api/v1/shops/{shopId}/deletion": { requestId: id, name: "Akwa", reasons: ["other"] },
  "POST /api/v1/shops/{shopId}/invitations": {
    ...{ id, role: "employee", to: { by: "email", email } },
  },
  "POST /api/v1/shops/{shopId}/invitations/{id}/resend": { id },
  "POST /api/v1/shops/{shopId}/members/{userId}/role": { role: "seller" },
  "POST /api/v1/shops/{shopId}/journal": { id },
  "PUT /api/v1/shops/{shopId}/journal/accounts": { accounts: usualAccounts },
};

/** A body for what names something of one's own. */
export const ownSamples: Record<string, object> = {
  "PUT /api/v1/auth/sessions/{id}/name": { name: "Caisse" },
};

/** What each route that writes leaves in the log of sensitive acts, or why it leaves nothing there. */
export const audited: Record<string, AuditedAct | readonly AuditedAct[] | { not: string }> = {
  "POST /api/v1/auth/login": ["signed-in", "sign-in-failed"],
  "POST /api/v1/auth/refresh": { not: "goes on with a sign-in that is in it" },
  "POST /api/v1/auth/logout": { not: "gives rights up, on one's own device" },
  "POST /api/v1/auth/register": { not: "nobody exists yet; the link opens the account" },
  "POST /api/v1/auth/resend-confirmation": { not: "a mail, and nothing else" },
  "POST /api/v1/auth/confirm-email": "account-opened",
  "POST /api/v1/auth/forgot-password": { not: "a mail, and nothing else" },
  "POST /api/v1/auth/reset-password": ["password-reset", "signed-in"],
  "POST /api/v1/auth/phone/request": { not: "an SMS, and nothing else" },
  "POST /api/v1/auth/phone/verify": ["signed-in", "sign-in-failed", "account-opened"],
  "DELETE /api/v1/auth/sessions": "sessions-ended",
  "DELETE /api/v1/auth/sessions/{id}": "session-ended",
  "PUT /api/v1/auth/sessions/{id}/name": { not: "what somebody calls a device of their own" },
  "PUT /api/v1/push/subscription": "push-subscribed",
  "DELETE /api/v1/push/subscription": "push-unsubscribed",
  "POST /api/v1/me/role": "role-chosen",
  "POST /api/v1/subscription": "subscription-started",
  "PUT /api/v1/subscription/plan": "plan-changed",
  "DELETE /api/v1/subscription": "subscription-cancelled",
  "POST /api/v1/subscription/payments": "payment-announced",
  "POST /api/v1/shops": "shop-opened",
  "PUT /api/v1/me/profile": "profile-changed",
  "POST /api/v1/me/password": ["password-changed", "sign-in-failed"],
  "POST /api/v1/me/departure-proof/code": { not: "a code to its own person, and nothing else" },
  "POST /api/v1/me/deletion": ["account-deleted", "shop-deleted", "sign-in-failed"],
  "POST /api/v1/shops/{shopId}/deletion": ["shop-deleted", "sign-in-failed"],
  "POST /api/v1/sync": { not: "every operation is in the books, with who did it" },
  "PUT /api/v1/shops/{shopId}/images/{imageId}": {
    not: "a picture is named by its product's edit",
  },
  "POST /api/v1/shops/{shopId}/journal": { not: "an export says who took it" },
  "PUT /api/v1/shops/{shopId}/journal/accounts": { not: "numbers of accounts, in no book" },
  "POST /api/v1/shops/{shopId}/invitations": "member-invited",
  "POST /api/v1/shops/{shopId}/invitations/{id}/resend": "member-invited",
  "DELETE /api/v1/shops/{shopId}/invitations/{id}": "invitation-withdrawn",
  "POST /api/v1/invitations/{id}/accept": "invitation-accepted",
  "POST /api/v1/invitations/{id}/reject": "invitation-rejected",
  "POST /api/v1/shops/{shopId}/members/{userId}/pause": "member-paused",
  "POST /api/v1/shops/{shopId}/members/{userId}/reactivate": "member-reactivated",
  "POST /api/v1/shops/{shopId}/members/{userId}/end": "member-ended",
  "POST /api/v1/shops/{shopId}/members/{userId}/role": "member-role-changed",
  "POST /api/v1/assistant": { not: "a question and its answer, neither of which is kept" },
  "POST /api/v1/ask": { not: "a question, which is not kept" },
  "POST /api/v1/contact": { not: "the message is kept, with what its writer says of themselves" },
  "POST /api/v1/support/messages": { not: "the message is kept, with who wrote it" },
  "POST /api/v1/admin/contact/{id}/answer": "desk-contact-answered",
  "POST /api/v1/admin/contact/{id}/done": "desk-contact-settled",
  "POST /api/v1/admin/support/{userId}/answers": "desk-support-answered",
  "POST /api/v1/admin/support/{userId}/done": "desk-support-settled",
  "POST /api/v1/admin/payments/{id}/confirm": ["desk-payment-confirmed", "payment-confirmed"],
  "POST /api/v1/admin/payments/{id}/refuse": ["desk-payment-refused", "payment-refused"],
  "POST /api/v1/admin/mail/{id}/retry": "desk-mail-retried",
};
