import type { FastifyRequest } from "fastify";

/**
 * Returns a request's log entry with the path only, as the query may contain a token or user input. The secret
 * in the path of a network's report is left out.
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
