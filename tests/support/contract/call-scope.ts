import { type CallScope, noTokens } from "~/provider-client/call-provider.server";
import { createResilientTransport } from "~/provider-client/resilient-transport.server";
import { createTransport } from "~/provider-client/transport.server";

export const visitor = { language: "en", requestId: "request-1", clientAddress: "203.0.113.7" } as const;

/** Returns the context a call needs against `origin`. `over` replaces parts of it. */
export function scopeFor(origin: string, over: Partial<CallScope> = {}): CallScope {
  return {
    transport: createResilientTransport(createTransport(origin)),
    internalKey: "an-internal-key-of-32-characters",
    visitor,
    tokens: noTokens,
    timeLeft: () => 3000,
    ...over,
  };
}
