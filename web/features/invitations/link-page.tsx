import type { ReactNode } from "react";
import { PublicBar } from "#web/blocks/public-bar.tsx";

type LinkPageProps = { title: string; heading: ReactNode; children: ReactNode };

/** Around what stands behind a link that was handed round: seen signed in or not. */
export function LinkPage({ title, heading, children }: LinkPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${title} · Boutika`}</title>
      <PublicBar />
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col gap-4 p-4 md:pt-10">
        <h1 className="text-2xl font-bold tracking-tight text-balance">{heading}</h1>
        {children}
      </main>
    </div>
  );
}
