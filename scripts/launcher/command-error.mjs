/** An error the user can fix. Shown as one sentence without a stack trace; the exit code is 1. */
export class CommandError extends Error {
  /** @override */
  name = "CommandError";
}

/**
 * Runs a command's main function and sets the exit code. Prints only the message of a `CommandError`, and the stack
 * trace of any other error.
 *
 * @param {() => Promise<number | void>} main resolves to the exit code; undefined means 0
 */
export async function runCommand(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
}
