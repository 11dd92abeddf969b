import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import type { PrintedPaper } from "#shared/rules/copies.ts";
import { printedPapers } from "#web/store/printed.ts";

/** What did not come out whole, the latest first; nothing where all did. `again`: it is read anew when it changes. */
export function ToPrintAgain({ again }: { again: boolean }) {
  const [papers, setPapers] = useState<readonly PrintedPaper[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew
  useEffect(() => {
    void printedPapers().then((all) => setPapers(all.filter(({ failed }) => failed)));
  }, [again]);
  if (papers.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-lg font-semibold">
        <Trans>À réimprimer</Trans>
      </h2>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {[...papers].reverse().map(({ id, title, place }) => (
          <li key={id}>
            <Link
              to={place}
              className="inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
