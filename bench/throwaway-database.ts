import { randomBytes } from "node:crypto";
import pg from "pg";

const administration = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";

/** Creates an empty PostgreSQL database for this run. `drop` closes all connections and removes it. */
export async function createThrowawayDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `cashlane_bench_${randomBytes(6).toString("hex")}`;
  await administer(`create database ${name}`);
  const url = new URL(administration);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database if exists ${name} with (force)`) };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: administration });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
