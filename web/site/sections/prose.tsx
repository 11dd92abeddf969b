import type { ReactNode } from "react";

/** A page of text: a title, then paragraphs under headings. */
export function Prose({
  title,
  lead,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <article className="mx-auto flex max-w-[44rem] flex-col gap-4 px-4 py-10 md:py-16 [&_a]:underline [&_a]:underline-offset-4 [&_h2]:mt-6 [&_h2]:text-xl [&_h2]:font-semibold [&_ul>li]:ml-5 [&_ul>li]:list-disc [&_ul]:flex [&_ul]:flex-col [&_ul]:gap-2">
      <h1 className="text-2xl font-bold tracking-tight text-balance md:text-3xl">{title}</h1>
      {lead && <p className="text-lg text-pretty text-ink-soft">{lead}</p>}
      {children}
    </article>
  );
}
