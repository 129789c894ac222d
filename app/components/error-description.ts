import { isRouteErrorResponse } from "react-router";

/** A route's error, as shown by error screens. */
export interface ErrorDescription {
  status: number;
  /** The server's message for the user, if it sent one. */
  message?: string;
  requestId?: string;
  /**
   * Whether the message was the complete response, because the request was refused before the application
   * ran.
   */
  isText?: boolean;
}

/**
 * Describes the error of a route: a thrown response, `data()` with a text or `{ message, requestId }`, or a
 * program error, which is shown as status 500 without details.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const body: unknown = error.data;
  if (typeof body === "string")
    return {
      status: error.status,
      message: error.status < 500 ? body || undefined : undefined,
      isText: true,
    };
  if (typeof body !== "object" || body === null) return { status: error.status };
  return {
    status: error.status,
    message: "message" in body && typeof body.message === "string" ? body.message : undefined,
    requestId: "requestId" in body && typeof body.requestId === "string" ? body.requestId : undefined,
  };
}
