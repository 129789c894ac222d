/** Why the provider does not start: one sentence for its operator, exit code 1. */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}

/** Runs one step of the start; what breaks in it becomes one sentence: the step's, and the reason. */
export async function startStep<T>(sentence: string, step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw new StartRefusal(`${sentence}: ${reasonOf(error)}.`, { cause: error });
  }
}

// Libraries wrap: what helps is said by the innermost error, of several tries by the first.
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause) return reasonOf(error.cause);
  return error.message.replace(/\.$/, "");
}
