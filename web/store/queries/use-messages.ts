import { useMemo } from "react";
import type { MessageBook, MessageRow } from "#web/store/read-models/told/message-book.ts";
import { useBookList } from "./use-goods.ts";
import { useLive, useShopView } from "./use-store.ts";

/** What the person and those they write with have written in a shop; undefined until it has been read. */
export function useMessageBook(shopId: string): MessageBook | undefined {
  const messages = useShopView(shopId)?.messages();
  return useLive(messages, () => messages?.get());
}

/** The messages that the person reads of a shop, oldest first. */
export function useMessages(shopId: string): readonly MessageRow[] {
  return useBookList(useMessageBook(shopId));
}

/** One conversation as a list of people shows it. */
export type Conversation = {
  memberId: string;
  last: MessageRow;
  unread: number;
  /** What the other one is called, as far as they have written. */
  otherName: string | undefined;
};

/** The conversations in which something has been written, the latest first. */
export function useConversations(shopId: string): readonly Conversation[] {
  const messages = useMessages(shopId);
  return useMemo(() => conversationsOf(messages), [messages]);
}

export function conversationsOf(messages: readonly MessageRow[]): Conversation[] {
  const byMember = new Map<string, Conversation>();
  for (const message of messages) {
    const { memberId, isMine, isUnread, fromName } = message;
    const known = byMember.get(memberId);
    byMember.delete(memberId);
    byMember.set(memberId, {
      memberId,
      last: message,
      unread: (known?.unread ?? 0) + (isUnread ? 1 : 0),
      otherName: isMine ? known?.otherName : fromName,
    });
  }
  return [...byMember.values()].reverse();
}

/** In how many conversations something has not been seen. */
export function useUnreadConversations(shopId: string): number {
  const book = useMessageBook(shopId);
  return useLive(
    book,
    () => new Set(book?.list().flatMap((one) => (one.isUnread ? one.memberId : []))).size,
  );
}
