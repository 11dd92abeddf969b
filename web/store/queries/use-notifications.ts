import type { Notification } from "#shared/schemas/notification.ts";
import { toldTogether } from "./told-together.ts";
import { useBookList, useGoods } from "./use-goods.ts";
import { useLive } from "./use-store.ts";

/** The person's notices of a shop, newest first; what was read here counts as read at once. */
export function useNotifications(shopId: string): readonly Notification[] {
  return useBookList(useGoods(shopId)?.notifications);
}

/** How many things of them nobody has seen yet. */
export function useUnreadCount(shopId: string): number {
  const book = useGoods(shopId)?.notifications;
  const unread = () => book?.list().filter(({ readAt }) => readAt === null) ?? [];
  return useLive(book, () => toldTogether(unread()).length);
}
