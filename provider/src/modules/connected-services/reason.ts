/** The maximum number of characters logged per error. */
const maxLength = 400;

/**
 * Returns the messages of an error and its causes for the log. The error itself isn't logged: it contains the
 * service's response, which may be long and contain codes and tokens.
 */
export function reasonOf(error: unknown): string {
  return [...messageOf(error)].join(": ").slice(0, maxLength);
}

function* messageOf(error: unknown): Generator<string> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    yield cause.message;
    // The error code of the standard, such as `invalid_client` or `server_error`.
    if ("error" in cause && typeof cause.error === "string") yield cause.error;
  }
}
