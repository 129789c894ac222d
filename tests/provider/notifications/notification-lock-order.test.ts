import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import {
  changeNotifications,
  listNotifications,
  markAllNotificationsRead,
  restoreNotifications,
} from "#contract/notifications/notifications.ts";
import {
  openTestPostgres,
  explainMissingPostgres,
  type TestPostgres,
} from "../../support/databases/databases.ts";
import { notifyUser } from "../../support/notifications/notifications.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

interface Rows {
  member: TestUser;
  /** Oldest first. */
  ids: string[];
  deletion?: string;
}
type LockingCall = (rows: Rows) => Promise<{ status: number }>;

const skipReason = await explainMissingPostgres();

/**
 * The second change starts while the first one waits halfway through the rows. If the two locked the rows in
 * different orders, each would hold a row that the other needs, and PostgreSQL would cancel one of them.
 */
describe.skipIf(skipReason)(`two changes of the same notifications ${skipReason ?? ""}`.trimEnd(), () => {
  let database: TestPostgres;
  let provider: TestProvider;
  let bystander: pg.Client;
  let watcher: pg.Client;

  beforeAll(async () => {
    database = await openTestPostgres();
    provider = await startTestProvider({ connection: database });
    const open = () => new pg.Client({ connectionString: database.url });
    [bystander, watcher] = [open(), open()];
    await Promise.all([bystander.connect(), watcher.connect()]);
  });
  afterEach(() => bystander.query("rollback"));
  afterAll(async () => {
    await Promise.all([bystander.end(), watcher.end()]);
    await provider.close();
    await database.close();
  });

  const change =
    (what: "read" | "unread" | "delete"): LockingCall =>
    ({ member, ids }) =>
      provider.call(changeNotifications, { as: member, body: { change: what, ids: ids.toReversed() } });
  const readAll: LockingCall = ({ member }) => provider.call(markAllNotificationsRead, { as: member });
  const restore: LockingCall = ({ member, deletion = "" }) =>
    provider.call(restoreNotifications, { as: member, body: { deletion } });
  const ofKept = { read: change("read"), unread: change("unread"), delete: change("delete"), readAll };
  const ofDeleted = { restore, delete: change("delete") };

  async function createThreeRows(): Promise<Rows> {
    const member = await provider.signUp();
    for (let index = 0; index < 3; index += 1) await notifyUser(provider, member.userId, `store-${index}`);
    const { data } = await provider.call(listNotifications, { as: member, query: { page: 1, limit: 10 } });
    const ids = data.map(({ id }) => id).reverse();
    // The physical order is independent of age: the oldest row is moved after the others.
    await database.database.execute(sql`update notifications set title = title || '.' where id = ${ids[0]}`);
    return { member, ids };
  }
  async function createDeletedRows(): Promise<Rows> {
    const { member, ids } = await createThreeRows();
    const { data } = await provider.call(changeNotifications, {
      as: member,
      body: { change: "delete", ids },
    });
    return { member, ids, deletion: data.deletion! };
  }
  // Runs on a connection of its own. Within a transaction, `pg_stat_activity` would return the same snapshot
  // each time.
  const untilBlocked = (count: number) =>
    vi.waitFor(
      async () => {
        const { rows } = await watcher.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        expect(rows).toHaveLength(count);
      },
      { timeout: 10_000, interval: 5 },
    );

  const pairs = [
    ...Object.entries(ofKept).flatMap(([name, one]) =>
      Object.entries(ofKept).map(([after, other]) => ({ name, after, one, other, open: createThreeRows })),
    ),
    ...Object.entries(ofDeleted).flatMap(([name, one]) =>
      Object.entries(ofDeleted).map(([after, other]) => ({
        name,
        after,
        one,
        other,
        open: createDeletedRows,
      })),
    ),
  ];

  test.each(pairs)("$name, then $after: both finish without a deadlock", async ({ one, other, open }) => {
    const rows = await open();
    await bystander.query("begin");
    await bystander.query("select 1 from notifications where id = $1 for update", [rows.ids[1]]);
    const first = one(rows);
    await untilBlocked(1);
    const second = other(rows);
    await untilBlocked(2);
    await bystander.query("commit");
    expect((await first).status).toBe(200);
    // Rows that the first call deleted no longer exist for the second.
    expect([200, 404]).toContain((await second).status);
  });
});
