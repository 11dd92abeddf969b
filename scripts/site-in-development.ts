import type { Plugin, ViteDevServer } from "vite";

/** Draws the pages of the public site anew at each request, while one works on them. */
export function siteInDevelopment(): Plugin {
  return {
    name: "site-in-development",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0] ?? "";
        const isPage = request.method === "GET" && request.headers.accept?.includes("text/html");
        if (!isPage) return next();
        drawn(server, path, `http://${request.headers.host}`)
          .then((html) => {
            if (html === undefined) return next();
            response.setHeader("content-type", "text/html; charset=utf-8");
            response.end(html);
          })
          .catch(next);
      });
    },
  };
}

const assets = { style: "/web/site/site.css", script: "/web/site/client/main.ts" };

async function drawn(
  server: ViteDevServer,
  path: string,
  origin: string,
): Promise<string | undefined> {
  const { isSitePath } = await server.ssrLoadModule("/shared/site-paths.ts");
  if (!isSitePath(path)) return undefined;
  const { drawSite } = await server.ssrLoadModule("/web/site/render.tsx");
  const { fillIn } = await server.ssrLoadModule("/sync-server/plugins/site-template.ts");
  const site: { pages: { path: string; html: string }[]; missing: { en: string } } =
    drawSite(assets);
  const page = site.pages.find((one) => one.path === path)?.html ?? site.missing.en;
  return server.transformIndexHtml(path, fillIn(page, { origin }));
}
