/** Something the person at the terminal can put right: shown as one sentence, exit code 1, no stack. */
export class Refusal extends Error {
  /** @override */
  name = "Refusal";
}

/**
 * Runs a command's main function; a refusal becomes its sentence, anything else keeps its stack.
 *
 * @param {() => Promise<number | void>} main resolves to the exit code, nothing means 0
 */
export async function runCommand(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
