interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to fetch only what is needed: the user asked for it, or the connection is very slow. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType?.endsWith("2g") ?? false);
}
