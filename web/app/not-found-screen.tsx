import { PageNotFound } from "#web/blocks/empty/page-not-found.tsx";

/** Any other address. It stands inside the frame of who is signed in. */
export function NotFoundScreen() {
  return <PageNotFound />;
}
