import { connect } from "node:net";

// The variables and defaults of tests/support/databases/databases.ts and tests/support/databases/redis.ts.
const services = [
  {
    name: "PostgreSQL",
    url: process.env.TEST_DATABASE_URL || "postgres://postgres@127.0.0.1:5432/postgres",
    port: 5432,
  },
  { name: "Redis", url: process.env.TEST_REDIS_URL || "redis://127.0.0.1:6379", port: 6379 },
];

/**
 * Lists services that tests need and that are not running on this machine.
 *
 * @returns {Promise<string[]>} a sentence for each
 */
export async function missingServices() {
  const sentences = await Promise.all(
    services.map(async ({ name, url, port: usual }) => {
      const { hostname: host, port } = new URL(url);
      const found = await isReachable(host, Number(port) || usual);
      return found
        ? []
        : `${name} does not answer on ${host}:${port || usual}: the tests that need it are skipped.`;
    }),
  );
  return sentences.flat();
}

/** @param {string} host @param {number} port */
function isReachable(host, port) {
  const socket = connect({ host, port, timeout: 2_000 });
  return new Promise((resolve) => {
    socket.once("connect", () => resolve(true));
    for (const event of ["error", "timeout"]) socket.once(event, () => resolve(false));
  }).finally(() => socket.destroy());
}
