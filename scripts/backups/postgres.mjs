import pg from "pg";
import { runProgram } from "../launcher/command.mjs";
import { CommandError } from "../launcher/command-error.mjs";

/**
 * Writes a consistent copy of a PostgreSQL database while programs use it.
 *
 * @param {string} databaseUrl
 * @param {string} file
 * @throws {CommandError} when `pg_dump` is missing or fails
 */
export async function dumpPostgres(databaseUrl, file) {
  const { url, env } = withoutPassword(databaseUrl);
  const failure = "pg_dump failed. It has to be installed, in the server's version or a newer one.";
  const options = ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`];
  await runProgram(["pg_dump", ...options, `--dbname=${url}`], { env, failure });
}

/**
 * Restores a dump into an empty database, in one transaction.
 *
 * @param {string} databaseUrl
 * @param {string} file
 * @throws {CommandError} when the database isn't empty or can't be reached, or `pg_restore` is missing or fails
 */
export async function restorePostgres(databaseUrl, file) {
  await assertEmptyDatabase(databaseUrl);
  const { url, env } = withoutPassword(databaseUrl);
  const failure =
    "pg_restore failed, and nothing was restored. It has to be installed, in pg_dump's version.";
  const options = ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"];
  await runProgram(["pg_restore", ...options, `--dbname=${url}`, file], { env, failure });
}

/** @param {string} databaseUrl */
async function assertEmptyDatabase(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const { rowCount } = await client.query(
      "select from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
    );
    if (rowCount)
      throw new CommandError("The database of DATABASE_URL has tables. Restore into an empty one.");
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`The database of DATABASE_URL can't be reached: ${String(error)}`);
  } finally {
    await client.end();
  }
}

/**
 * Moves the password of a URL into the environment, as all users of the machine can read command lines.
 *
 * @param {string} databaseUrl
 */
function withoutPassword(databaseUrl) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  return { url: url.href, env: { ...process.env, ...(password && { PGPASSWORD: password }) } };
}
