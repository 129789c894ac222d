import type { FastifyRequest } from "fastify";

/** What the log says of a request: the path alone, as its query may hold a token or what somebody typed. */
export function toRequestLine({ method, originalUrl, host, ip, socket }: FastifyRequest) {
  return {
    method,
    url: originalUrl.split("?", 1)[0],
    host,
    remoteAddress: ip,
    remotePort: socket?.remotePort,
  };
}
