import type { Call } from "#contract/call.ts";

const modules = import.meta.glob<Record<string, unknown>>("../../../contract/*.ts", { eager: true });

function isCall(value: unknown): value is Call {
  return (
    typeof value === "object" && value !== null && "method" in value && "path" in value && "summary" in value
  );
}

/** Every call the contract declares, so that a new one is tested without being listed. */
export const allCalls: Call[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isCall),
);

/** `GET /v1/users/me`: a call's name in tests. */
export const nameOf = (call: Call) => `${call.method} ${call.path}`;
