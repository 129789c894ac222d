/** Why a request to a network's API, or a run, failed. */
export const connectorFailures = [
  "unauthorized",
  "forbidden",
  "throttled",
  "timeout",
  "unreachable",
  "server_error",
  "unreadable",
  "too_large",
  "redirected",
  "refused",
  "credentials_unreadable",
  "failed",
] as const;
export type ConnectorFailure = (typeof connectorFailures)[number];
