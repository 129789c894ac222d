import { sqlStateOf } from "./sql-state.ts";

// The server ends connections, starts, stops, or accepts no more connections.
const sqlStates = new Set(["57P01", "57P02", "57P03", "57P05", "53300"]);
const connectionException = "08";
const systemErrors = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT"],
  ...["EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
]);
// `pg` and its pool report these only as messages.
const outageMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/**
 * Returns whether work failed because the database was unreachable or the connection broke, so that it should
 * be retried. The work was rolled back, unless only the response to its commit was lost.
 */
export function isOutage(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state && (sqlStates.has(state) || state.startsWith(connectionException))) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && systemErrors.has(cause.code)) return true;
    if (outageMessages.test(cause.message)) return true;
  }
  return false;
}
