import type { FastifyRequest } from "fastify";

/** The source of a request, for the member's list of sessions and for limiting guesses. */
export interface Origin {
  ip: string;
  userAgent: string | null;
}

/** Returns a request's origin. The client address plugin has already shortened the user agent. */
export function originOf(request: FastifyRequest): Origin {
  return { ip: request.clientAddress, userAgent: request.clientAgent };
}
