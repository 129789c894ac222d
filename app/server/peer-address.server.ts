/**
 * The key under which the prelude (`http-server-preload.mjs`) stores the name of the header that contains the peer's
 * address.
 */
const nameOfHeader = Symbol.for("cashlane.peer-header");

/** Returns whether the prelude has found that the request's path can't be decoded. */
export function hasBrokenPath(headers: Headers): boolean {
  const name = peerHeader();
  return name !== undefined && headers.has(`${name}-broken`);
}

/**
 * Returns the address of the socket's peer; undefined if the client has disconnected, and in development,
 * where the prelude isn't loaded.
 *
 * @throws Error when the prelude is loaded but the request didn't pass through its server: limits by address
 * would count all visitors as one
 */
export function peerAddress(headers: Headers): string | undefined {
  const name = peerHeader();
  if (name === undefined) return undefined;
  const address = headers.get(name);
  if (address === null)
    throw new Error(
      "The request has no peer address. Check how this version of @react-router/serve creates its server (app/server/http-server-preload.mjs).",
    );
  return address === "-" ? undefined : address;
}

function peerHeader(): string | undefined {
  const name: unknown = Reflect.get(globalThis, nameOfHeader);
  return typeof name === "string" ? name : undefined;
}
