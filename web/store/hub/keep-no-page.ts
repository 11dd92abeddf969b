import type { WorkboxPlugin } from "workbox-core/types.js";

/**
 * Keeps what a portal or proxy answers in the server's place out of a cache that is believed for ever: those answer
 * with pages, and nothing that is kept this way is one.
 */
export const keepNoPage: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isPage = /^(text\/html|application\/xhtml)/i.test(
      response.headers.get("content-type") ?? "",
    );
    return response.status === 200 && !isPage ? response : null;
  },
};
