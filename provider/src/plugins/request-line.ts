import type { FastifyRequest } from "fastify";

/**
 * Returns a request's log entry with the path only, because its query may hold a token or user input. Of a network's
 * reports the secret in the path is left out.
 */
export function toRequestLine({ method, originalUrl, host, ip, socket }: FastifyRequest) {
  return {
    method,
    url: originalUrl.split("?", 1)[0]!.replace(/(\/postbacks\/+[^/]+\/).+/i, "$1…"),
    host,
    remoteAddress: ip,
    remotePort: socket?.remotePort,
  };
}
