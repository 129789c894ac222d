import type { FastifyRequest } from "fastify";

/** Returns a request's log entry with the path only, because its query may hold a token or user input. */
export function toRequestLine({ method, originalUrl, host, ip, socket }: FastifyRequest) {
  return {
    method,
    url: originalUrl.split("?", 1)[0],
    host,
    remoteAddress: ip,
    remotePort: socket?.remotePort,
  };
}
