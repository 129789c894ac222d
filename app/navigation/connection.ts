interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Returns whether to fetch only what is needed, because the user has enabled data saving or the connection is
 * very slow.
 */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType?.endsWith("2g") ?? false);
}
