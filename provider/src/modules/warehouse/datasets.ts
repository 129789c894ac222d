import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/engine/connection.ts";
import type { WarehouseCursor } from "../../database/schema/warehouse-schema.ts";

/** Types of columns. Texts include ids and states. Integers are counts and amounts in minor units. */
export type ColumnType = "text" | "integer" | "boolean" | "instant";
/** A row's values in the order of the columns. Instants are in ISO 8601 format in UTC. */
export type Row = (string | bigint | boolean | null)[];

export interface Dataset {
  name: string;
  columns: [name: string, type: ColumnType][];
  /** The view that has these columns, joined with the tables listed in `changing`. */
  from: SQL;
  /** The column by which rows are read in order. */
  key: { column: SQL; type: SQL; first: string };
  /** The tables of `from` whose changes cause a row to be in an incremental export. */
  changing: string[];
}

/** The version of datasets, columns and manifest. Incremented if a column is removed or changes its meaning. */
export const warehouseSchema = 1;

const nil = "00000000-0000-0000-0000-000000000000";
const byId = { column: sql`view.id`, type: sql`uuid`, first: nil };

/** The exported datasets: views of the schema `reporting` (docs/decisions/0077). */
export const datasets: Dataset[] = [
  {
    name: "purchases",
    from: sql`reporting.purchases view join public.leads changed on changed.id = view.id`,
    key: byId,
    changing: ["changed"],
    columns: [
      ...texts(
        "id",
        "member_id",
        "store_id",
        "network",
        "click_id",
        "network_transaction_id",
        "source",
        "state",
      ),
      ...texts("reason", "currency"),
      ...integers("order_amount", "commission", "cash_back"),
      ...instants("occurred_at", "reported_at", "confirmed_at", "payable_at", "closed_at"),
      ...instants("expected_payable_at", "network_paid_at"),
    ],
  },
  {
    name: "ledger",
    from: sql`(select entry.*, booked.kind, booked.reference_type, booked.reference_id, booked.occurrence
        from reporting.ledger_entries entry
        join reporting.ledger_transactions booked on booked.id = entry.transaction_id) view
      join public.ledger_entries changed on changed.id = view.id`,
    key: { column: sql`view.id`, type: sql`bigint`, first: "0" },
    changing: ["changed"],
    columns: [
      ...integers("id"),
      ...texts("transaction_id", "kind", "reference_type", "reference_id"),
      ...integers("occurrence"),
      ...texts("account_id", "account", "member_id", "currency"),
      ...integers("amount", "balance_after"),
      ...instants("booked_at"),
    ],
  },
  {
    name: "members",
    from: sql`reporting.members view join public.users changed on changed.id = view.id
      left join public.referrals referral on referral.friend_id = view.id`,
    key: byId,
    changing: ["changed", "referral"],
    columns: [
      ...texts("id"),
      ...instants("joined_at"),
      ...booleans("is_staff"),
      ...texts("tier", "status", "country", "language"),
      ...booleans("has_confirmed_email"),
      ...texts("referred_by"),
      ...instants("deleted_at"),
    ],
  },
  {
    name: "withdrawals",
    from: sql`reporting.withdrawals view join public.withdrawals changed on changed.id = view.id`,
    key: byId,
    changing: ["changed"],
    columns: [
      ...texts("id", "reference", "member_id", "method", "state", "failure", "currency"),
      ...integers("amount", "fee", "net", "returned_amount"),
      ...instants("requested_at", "approved_at", "sent_at", "settled_at", "returned_at"),
    ],
  },
];

/** The number of rows read with one statement. A batch is small enough to fit in memory. */
const rowsOfBatch = 2_000;

/**
 * Reads a dataset in batches: all of it, or the rows that changed since a cursor. Each batch is read in a
 * separate statement, so that no transaction is held open. Rows that change meanwhile are in this export or the
 * next one.
 */
export async function* readDataset(
  queryable: Queryable,
  { columns, from, key, changing }: Dataset,
  since: WarehouseCursor | null,
): AsyncGenerator<Row[]> {
  const selected = sql.join([...columns.map(columnText), sql`${key.column}::text as batch_key`], sql`, `);
  for (let after: string | undefined = key.first; after !== undefined;) {
    const { rows } = (await queryable.execute(sql`
      select ${selected} from ${from}
      where ${key.column} > ${after}::${key.type} and ${since ? changedSince(changing, since) : sql`true`}
      order by ${key.column} limit ${rowsOfBatch}`)) as unknown as { rows: Record<string, string | null>[] };
    if (rows.length > 0)
      yield rows.map((row) => columns.map(([name, type]) => valueOf(row[name] ?? null, type)));
    after = rows.length === rowsOfBatch ? rows.at(-1)!.batch_key! : undefined;
  }
}

/**
 * Returns the cursor for the next export: the oldest transaction that is running now. Running transactions may
 * still commit rows with earlier times and ids than rows that are already visible.
 */
export async function readCursor(queryable: Queryable): Promise<WarehouseCursor> {
  const { rows } = (await queryable.execute(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as transaction, ${databaseId} as database`)) as unknown as {
    rows: WarehouseCursor[];
  };
  return { database: rows[0]!.database, transaction: rows[0]!.transaction };
}

/** Far fewer than the two billion transactions after which the order of 32-bit numbers becomes ambiguous. */
const usableTransactions = 500_000_000n;

/**
 * Returns whether the changes since a cursor can be found: the cursor must be from this database and recent
 * enough.
 */
export function isUsable(since: WarehouseCursor, now: WarehouseCursor): boolean {
  const passed = BigInt(now.transaction) - BigInt(since.transaction);
  return since.database === now.database && passed >= 0n && passed < usableTransactions;
}

// A restored database starts numbering its transactions anew. It is recognized by the table's different object
// id.
const databaseId = sql`(select system_identifier::text from pg_control_system()) || '-' ||
  'public.warehouse_runs'::regclass::oid::text`;

/**
 * Selects rows written since a cursor. `xmin` is the transaction that wrote a row, and `age` is the number of
 * transactions since then.
 */
function changedSince(tables: string[], { transaction }: WarehouseCursor): SQL {
  const conditions = tables.map(
    (table) => sql`age(${sql.identifier(table)}.xmin) <= age(${transaction}::text::xid8::xid)`,
  );
  return sql`(${sql.join(conditions, sql` or `)})`;
}

function columnText([name, type]: [name: string, type: ColumnType]): SQL {
  const column = sql.identifier(name);
  if (type !== "instant") return sql`view.${column}::text as ${column}`;
  return sql`to_char(view.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;
}

function valueOf(text: string | null, type: ColumnType): Row[number] {
  if (text === null) return null;
  if (type === "integer") return BigInt(text);
  return type === "boolean" ? text === "true" : text;
}

function texts(...names: string[]) {
  return names.map((name): [string, ColumnType] => [name, "text"]);
}
function integers(...names: string[]) {
  return names.map((name): [string, ColumnType] => [name, "integer"]);
}
function booleans(...names: string[]) {
  return names.map((name): [string, ColumnType] => [name, "boolean"]);
}
function instants(...names: string[]) {
  return names.map((name): [string, ColumnType] => [name, "instant"]);
}
