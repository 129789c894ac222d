import { connect } from "node:net";

// The variables and defaults of tests/support/databases/databases.ts and tests/support/databases/redis.ts.
const postgres = {
  name: "PostgreSQL",
  url: process.env.TEST_DATABASE_URL || "postgres://postgres@127.0.0.1:5432/postgres",
  port: 5432,
};
const redis = { name: "Redis", url: process.env.TEST_REDIS_URL || "redis://127.0.0.1:6379", port: 6379 };

/**
 * Lists services that tests need and that aren't running on this machine.
 *
 * @returns {Promise<string[]>} a sentence for each
 */
export async function missingServices() {
  const sentences = await Promise.all(
    [postgres, redis].map(async (service) => {
      const { hostname, port } = new URL(service.url);
      return (await isReachable(service))
        ? []
        : `${service.name} does not answer on ${hostname}:${port || service.port}: the tests that need it are skipped.`;
    }),
  );
  return sentences.flat();
}

/** Returns whether the tests' PostgreSQL answers. */
export function isPostgresRunning() {
  return isReachable(postgres);
}

/** @param {typeof postgres} service `port`: used if the URL has none */
function isReachable({ url, port: usual }) {
  const { hostname: host, port: urlPort } = new URL(url);
  const port = Number(urlPort) || usual;
  const socket = connect({ host, port, timeout: 2_000 });
  return new Promise((resolve) => {
    socket.once("connect", () => resolve(true));
    for (const event of ["error", "timeout"]) socket.once(event, () => resolve(false));
  }).finally(() => socket.destroy());
}
