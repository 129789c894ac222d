import { runProgram } from "./command.mjs";

/** The subjects that `npm run verify` can check. The provider has a command for each. */
export const verifiable = ["ledger", "activity-log"];

/**
 * Checks the provider's stored data. With PGlite no other process may have the data folder open.
 *
 * @param {string[]} subjects names from `verifiable`
 * @throws {import("./command-error.mjs").CommandError} when a check fails
 */
export async function verifyData(subjects = verifiable) {
  for (const subject of subjects) {
    const command = [process.execPath, `build/provider/commands/verify-${subject}.js`];
    await runProgram(command, { failure: `The ${subject.replace("-", " ")} did not pass.` });
  }
}
