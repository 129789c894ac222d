import type { FastifyRequest } from "fastify";

/** Where a request comes from: for the member's own list of sessions, and for counting guesses. */
export interface Origin {
  ip: string;
  userAgent: string | null;
}

/** The origin of a request; the browser's name is cut to what a list can show. */
export function originOf(request: FastifyRequest): Origin {
  return { ip: request.clientAddress, userAgent: request.clientAgent };
}
