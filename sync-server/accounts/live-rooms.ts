import type { Database } from "#server/db/client.ts";
import { scopeFor } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { Poke } from "#shared/sync/protocol.ts";
import type { Session } from "./session.ts";

/** What an open stream is told: a change in a scope, or that what the person may open has changed. */
export type LiveEvent =
  | { event: "poke"; data: Poke }
  | { event: "access"; data: Record<never, never> };

/** Tells of the committed changes of a shop. */
export type Wake = { subscribe(shopId: string, listener: () => void): () => void };

export type LiveRoomsDeps = {
  database: Pick<Database, "sql">;
  wake: Wake;
  onTrouble: (error: unknown) => void;
  /** Told each time streams have heard of a change: how long after this instance had, in seconds. */
  onPoked?: (seconds: number) => void;
};

type Stream = {
  userId: string;
  send: (event: LiveEvent) => void;
  accessRev: number;
  told: Map<string, Told>;
};
type Told = { scope: string; rev: number };
type Room = {
  streams: Set<Stream>;
  membersRev: number;
  scopes: Map<string, string>;
  isReading: boolean;
  hasNews: boolean;
  /** When the first change was heard of that its streams do not know, ms; undefined when they know all. */
  heardAt: number | undefined;
  leave: () => void;
};

/**
 * The open streams of this instance, by shop. A change is read once per shop, together with who may see it:
 * a poke goes only to those who may read the scope at that moment.
 */
export class LiveRooms {
  readonly #deps: LiveRoomsDeps;
  readonly #rooms = new Map<string, Room>();
  readonly #streams = new Set<Stream>();

  constructor(deps: LiveRoomsDeps) {
    this.#deps = deps;
  }

  /** Follows every shop that the person may open. Returns how to stop; nothing of the stream stays when it throws. */
  async join(session: Pick<Session, "userId">, send: Stream["send"]): Promise<() => void> {
    const stream: Stream = { userId: session.userId, send, accessRev: 0, told: new Map() };
    this.#streams.add(stream);
    const leave = () => {
      this.#streams.delete(stream);
      for (const shopId of this.#rooms.keys()) this.#leaveRoom(shopId, stream);
    };
    try {
      await this.#followOpenShops(stream);
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  /** What somebody may open has just changed on this instance: their streams hear of it at once. */
  async accessChanged(userId: string): Promise<void> {
    for (const stream of [...this.#streams].filter((one) => one.userId === userId)) {
      stream.send({ event: "access", data: {} });
      await this.#followOpenShops(stream);
    }
  }

  /** How many streams are open. */
  count(): number {
    return this.#streams.size;
  }

  countOf(userId: string): number {
    return [...this.#streams].filter((stream) => stream.userId === userId).length;
  }

  /** Looks for memberships that began or ended where no poke was heard of; one query for all streams. */
  async checkAccess(): Promise<void> {
    const people = [...new Set([...this.#streams].map((stream) => stream.userId))];
    if (people.length === 0) return;
    const rows = await this.#deps.database.sql<{ id: string; access_rev: number }[]>`
      select id, access_rev from users where id = any(${people}::uuid[])`;
    const revs = new Map(rows.map((row) => [row.id, row.access_rev]));
    for (const stream of this.#streams) {
      const rev = revs.get(stream.userId) ?? 0;
      if (rev === stream.accessRev) continue;
      stream.send({ event: "access", data: {} });
      await this.#followOpenShops(stream);
    }
  }

  /** A stream may end in each wait; from then on it comes into no room, for nobody would take it out again. */
  async #followOpenShops(stream: Stream): Promise<void> {
    const rows = await this.#deps.database.sql<{ access_rev: number; shop_id: string | null }[]>`
      select u.access_rev, m.shop_id
      from users u left join shop_users m on m.user_id = u.id and m.is_active
      where u.id = ${stream.userId}`;
    if (!this.#streams.has(stream)) return;
    const open = new Set(rows.flatMap((row) => row.shop_id ?? []));
    for (const shopId of stream.told.keys()) if (!open.has(shopId)) this.#leaveRoom(shopId, stream);
    for (const shopId of open) {
      this.#roomOf(shopId).streams.add(stream);
      await this.#readNews(shopId);
      if (!this.#streams.has(stream)) return;
    }
    // Only now: what failed half-way is followed at the next look.
    stream.accessRev = rows[0]?.access_rev ?? 0;
  }

  #roomOf(shopId: string): Room {
    const known = this.#rooms.get(shopId);
    if (known) return known;
    const leave = this.#deps.wake.subscribe(shopId, () => {
      room.heardAt ??= performance.now();
      this.#readNews(shopId).catch(this.#deps.onTrouble);
    });
    const room: Room = {
      streams: new Set<Stream>(),
      membersRev: -1,
      scopes: new Map(),
      isReading: false,
      hasNews: false,
      heardAt: undefined,
      leave,
    };
    this.#rooms.set(shopId, room);
    return room;
  }

  #leaveRoom(shopId: string, stream: Stream): void {
    const room = this.#rooms.get(shopId);
    stream.told.delete(shopId);
    if (!room?.streams.delete(stream) || room.streams.size > 0) return;
    room.leave();
    this.#rooms.delete(shopId);
  }

  /** One reading at a time; what is heard meanwhile is read once more afterwards. */
  async #readNews(shopId: string): Promise<void> {
    const room = this.#rooms.get(shopId);
    if (!room) return;
    room.hasNews = true;
    if (room.isReading) return;
    room.isReading = true;
    try {
      while (room.hasNews) {
        room.hasNews = false;
        const { heardAt } = room;
        room.heardAt = undefined;
        this.#tell(shopId, room, await this.#read(shopId, room));
        if (heardAt !== undefined) this.#deps.onPoked?.((performance.now() - heardAt) / 1000);
      }
    } finally {
      room.isReading = false;
    }
  }

  /** The shop's revision, and its members when they have changed since the last reading. */
  async #read(shopId: string, room: Room): Promise<number> {
    type Read = { rev: number; members_rev: number; members: [string, Role][] | null };
    const [row] = await this.#deps.database.sql<Read[]>`
      select r.rev, r.members_rev, case when r.members_rev <> ${room.membersRev} then (
        select coalesce(json_agg(json_build_array(m.user_id, m.role)), '[]')
        from shop_users m where m.shop_id = r.shop_id and m.is_active) end as members
      from shop_revisions r where r.shop_id = ${shopId}`;
    if (!row) {
      room.scopes = new Map();
      return 0;
    }
    if (row.members) {
      room.scopes = new Map(
        row.members.map(([userId, role]) => [userId, scopeFor(shopId, userId, role)]),
      );
      room.membersRev = row.members_rev;
    }
    return row.rev;
  }

  #tell(shopId: string, room: Room, rev: number): void {
    for (const stream of room.streams) {
      const scope = room.scopes.get(stream.userId);
      const told = stream.told.get(shopId);
      if (!scope) {
        this.#leaveRoom(shopId, stream);
        stream.send({ event: "access", data: {} });
        continue;
      }
      if (told && told.scope !== scope) stream.send({ event: "access", data: {} });
      if (told?.scope === scope && told.rev === rev) continue;
      stream.told.set(shopId, { scope, rev });
      const prevRev = told?.scope === scope ? told.rev : rev;
      stream.send({ event: "poke", data: { scope, prevRev, rev } });
    }
  }
}
