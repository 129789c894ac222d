import { isRouteErrorResponse } from "react-router";

/** A route's error as a page can show it. */
export interface ErrorDescription {
  status: number;
  /** The server's own words for the visitor, where it sent some. */
  message?: string;
  requestId?: string;
}

/**
 * Reads what a route threw: a response or `data()` with a text or `{ message, requestId }`, or a program's
 * error, of which nothing is shown but that it happened (status 500).
 */
export function describeError(error: unknown): ErrorDescription {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const body: unknown = error.data;
  if (typeof body === "string")
    return { status: error.status, message: error.status < 500 ? body || undefined : undefined };
  if (typeof body !== "object" || body === null) return { status: error.status };
  return {
    status: error.status,
    message: "message" in body && typeof body.message === "string" ? body.message : undefined,
    requestId: "requestId" in body && typeof body.requestId === "string" ? body.requestId : undefined,
  };
}
