const nameOfHeader = Symbol.for("cashlane.peer-header");

/** Whether the path of a request can't be decoded, as the serve prelude found. */
export function hasBrokenPath(headers: Headers): boolean {
  const name: unknown = Reflect.get(globalThis, nameOfHeader);
  return typeof name === "string" && headers.has(`${name}-broken`);
}

/** The address of the socket's other end, as the serve prelude captured it; nothing without the prelude. */
export function peerAddress(headers: Headers): string | undefined {
  const name: unknown = Reflect.get(globalThis, nameOfHeader);
  return typeof name === "string" ? (headers.get(name) ?? undefined) : undefined;
}
