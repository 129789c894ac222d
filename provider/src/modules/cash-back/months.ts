/** Returns the last twelve months including the current one, oldest first, as `YYYY-MM` in UTC. */
export function lastTwelveMonths(now: Date): string[] {
  return Array.from({ length: 12 }, (_, index) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 1));
    return first.toISOString().slice(0, 7);
  });
}
