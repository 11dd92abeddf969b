import { Navigate, Route, Routes } from "react-router-dom";
import { officeScreen } from "./lazy-screen.ts";

const Reminders = officeScreen(
  async () =>
    (await import("#web/features/notebook-reminders/reminders-screen.tsx")).RemindersScreen,
);
const Import = officeScreen(
  async () => (await import("#web/features/notebook-import/import-screen.tsx")).ImportScreen,
);
const Statement = officeScreen(
  async () =>
    (await import("#web/features/notebook-statement/statement-screen.tsx")).StatementScreen,
);
const Card = officeScreen(
  async () => (await import("#web/features/notebook-card/customer-screen.tsx")).CustomerScreen,
);

/** /notebook/…: what is opened from the notebook; a till fetches none of these addresses. */
export function NotebookRooms() {
  return (
    <Routes>
      <Route path="reminders" element={<Reminders />} />
      <Route path="import" element={<Import />} />
      <Route path="statement/:id" element={<Statement />} />
      <Route path=":id" element={<Card />} />
      <Route path="*" element={<Navigate replace to="/notebook" />} />
    </Routes>
  );
}
