import { matchPath } from "react-router-dom";
import type { RouteLine } from "./route-line.ts";
import { routes } from "./routes.tsx";

/** The line of the screen at an address, also of those whose path names a thing: an exact one before such. */
export function lineAt(pathname: string): RouteLine | undefined {
  return (
    routes.find(({ path }) => path === pathname) ??
    routes.find(({ path }) => matchPath(path, pathname) !== null)
  );
}
