import { useState } from "react";
import type { Ticket } from "#web/blocks/ticket.ts";
import { useBookList, useGoods } from "#web/store/queries/use-goods.ts";
import { useTillCode, useTillSession } from "#web/store/queries/use-till.ts";
import { drawerOf } from "./drawer.ts";

/** From which drawer the refund of a ticket goes, what to ask for that, and whether it is known yet. */
export function useDrawer(shopId: string, ticket: Ticket, isCash: boolean) {
  const [chosen, setChosen] = useState<"here" | "ticket">("here");
  const session = useTillSession(shopId);
  const code = useTillCode(shopId);
  const resold = useBookList(useGoods(shopId)?.resellerSales);
  const { receiptNo } = ticket;
  const found = drawerOf({
    ...{ isCash, receiptNo, code: code ?? "" },
    isRunning: session !== undefined && session.openedAt !== null,
    isResold: resold.some((one) => one.receiptNo === receiptNo),
  });
  return {
    drawer: found === "ask" ? chosen : found,
    isAsked: found === "ask",
    isRead: session !== undefined && code !== undefined,
    code: code ?? "",
    choose: setChosen,
  };
}
