import { run } from "./command.mjs";

/** What `npm run verify` can check: each has a command of the provider. */
export const verifiable = ["ledger", "activity-log"];

/**
 * Checks the provider's stored data. With PGlite no other process may have the data folder open.
 *
 * @param {string[]} subjects those of `verifiable`
 * @throws {import("./refusal.mjs").Refusal} when one doesn't pass
 */
export async function verifyData(subjects = verifiable) {
  for (const subject of subjects) {
    const command = [process.execPath, `build/provider/commands/verify-${subject}.js`];
    await run(command, { failure: `The ${subject.replace("-", " ")} did not pass.` });
  }
}
