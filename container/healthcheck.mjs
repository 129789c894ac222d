// A container runs only one of the two programs, so it is healthy if either port answers.
const { PORT = "3000", PROVIDER_PORT = "4000" } = process.env;

/** @param {string} port */
async function isReady(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(4_000) });
  if (!answer.ok) throw new Error(`port ${port} answers ${answer.status}`);
}

await Promise.any([isReady(PORT), isReady(PROVIDER_PORT)]).catch((error) => {
  for (const reason of error.errors) console.error(reason.message);
  process.exitCode = 1;
});
