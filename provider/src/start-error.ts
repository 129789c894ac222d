/** An error that prevents the start. It is shown to the operator as one sentence, and the exit code is 1. */
export class StartError extends Error {
  override name = "StartError";
}

/** Runs one step of the start. If it fails, the error message consists of `sentence` and the reason. */
export async function startStep<T>(sentence: string, step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw new StartError(`${sentence}: ${reasonOf(error)}.`, { cause: error });
  }
}

// Returns the most helpful message of a wrapped error: the message of the innermost cause, or of the first of
// several attempts.
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause) return reasonOf(error.cause);
  return error.message.replace(/\.$/, "");
}
