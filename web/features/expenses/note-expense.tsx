import { Trans } from "@lingui/react/macro";
import NotebookPen from "lucide-react/icons/notebook-pen";
import { Link } from "react-router-dom";
import { buttonLook } from "#web/ui/button.tsx";

/** The way to write down an expense. */
export function NoteExpense() {
  return (
    <Link to="/expenses/new" className={buttonLook("main", "sell")}>
      <NotebookPen aria-hidden="true" className="size-5" />
      <Trans>Noter une dépense</Trans>
    </Link>
  );
}
