import { Trans } from "@lingui/react/macro";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import { Link } from "react-router-dom";
import type { HelpPageId } from "#shared/help/page.ts";
import { buttonLook } from "#web/ui/button.tsx";

type HelpLinkProps = {
  page: HelpPageId;
  /** Part of the page. */
  section?: string;
};

/** From a screen to the page of help about it. */
export function HelpLink({ page, section }: HelpLinkProps) {
  return (
    <Link
      to={`/help/${page}${section === undefined ? "" : `#${section}`}`}
      className={buttonLook("quiet", "normal")}
    >
      <CircleQuestionMark aria-hidden="true" className="size-5" />
      <span className="max-md:sr-only">
        <Trans>Aide</Trans>
      </span>
    </Link>
  );
}
