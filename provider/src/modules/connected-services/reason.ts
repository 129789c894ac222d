/** Characters of what the log says of an error. */
const longest = 400;

/**
 * Why a service's answer did not do, for the log: the words of the error and its causes. Not the error itself, which
 * carries what the service answered: that may hold codes and tokens, and be long.
 */
export function reasonOf(error: unknown): string {
  return [...wordsOf(error)].join(": ").slice(0, longest);
}

function* wordsOf(error: unknown): Generator<string> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    yield cause.message;
    // What the standard has services call an error: `invalid_client`, `server_error`.
    if ("error" in cause && typeof cause.error === "string") yield cause.error;
  }
}
