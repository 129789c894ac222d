/**
 * Returns the SQLSTATE of a failed statement, or undefined. Drizzle wraps the error of a statement, but not an
 * error of PGlite's commit.
 */
export function sqlStateOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code;
  }
  return undefined;
}

/** Returns whether a statement failed at a table, or at an index whose name starts with the table's name. */
export function isAt(error: unknown, table: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("where" in cause && typeof cause.where === "string" && cause.where.includes(`"${table}`)) return true;
  return false;
}

/** Returns whether a constraint of a column failed, such as NOT NULL. */
export function isAtColumn(error: unknown, { table, column }: { table: string; column: string }): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("column" in cause && "table" in cause && cause.table === table && cause.column === column)
      return true;
  return false;
}

export const sqlStates = {
  notNullViolation: "23502",
  uniqueViolation: "23505",
  lockNotAvailable: "55P03",
  deadlockDetected: "40P01",
  diskFull: "53100",
} as const;
