import type { FastifyRequest } from "fastify";

/** The source of a request, for the member's list of sessions and for limiting guesses. */
export interface Origin {
  ip: string;
  userAgent: string | null;
}

/** Returns a request's origin, with the user agent shortened to what a list can show. */
export function originOf(request: FastifyRequest): Origin {
  return { ip: request.clientAddress, userAgent: request.clientAgent };
}
