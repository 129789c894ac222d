import { timingSafeEqual } from "node:crypto";
import { normalizeIP } from "@fastify/rate-limit";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyRequest {
    /**
     * The visitor's IP address: from the dashboard's header if it is signed with the internal key, otherwise
     * the peer's.
     */
    clientAddress: string;
    /**
     * The visitor's user agent: from the dashboard's header if it is signed with the internal key, otherwise
     * the request's own.
     */
    clientAgent: string | null;
    /** The random id of the visitor's browser; undefined unless the dashboard's signed header contains it. */
    clientDevice: string | undefined;
    /** Whether the dashboard sent the request, signed with the internal key. */
    isFromDashboard: boolean;
  }
}

// 256 random bits in base64url, as the dashboard generates them.
const deviceShape = /^[A-Za-z0-9_-]{43}$/;

function isSameSecret(candidate: string, expected: string): boolean {
  const [a, b] = [Buffer.from(candidate), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Converts `TRUST_PROXY` to Fastify's option. A number is the number of proxies in front of the provider. */
export function trustedProxies(setting: string | number | false) {
  return typeof setting === "number" ? (_address: string, hop: number) => hop < setting : setting;
}

/**
 * Returns the key under which requests from an address are counted: for IPv6 its network, because a client can
 * use all addresses of the network.
 */
export function countedAddress(address: string): string {
  return normalizeIP(address, 64);
}

/**
 * Returns the IP network of an address, in the size that homes and offices usually have: /24, or /64 for
 * IPv6.
 */
export function ipNetworkOf(address: string): string {
  const normalized = countedAddress(address);
  const [, start] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(normalized) ?? [];
  return start ? `${start}.0/24` : normalized;
}

export const clientAddress = fp<{ internalKey: string }>(function clientAddress(app, { internalKey }) {
  app.decorateRequest("clientAddress", "");
  app.decorateRequest("clientAgent", null);
  app.decorateRequest("clientDevice", undefined);
  app.decorateRequest("isFromDashboard", false);
  app.addHook("onRequest", async (request) => {
    const { "x-internal-key": key, "x-client-address": address, "x-client-agent": agent } = request.headers;
    const isTrusted = typeof key === "string" && isSameSecret(key, internalKey);
    request.isFromDashboard = isTrusted;
    request.clientAddress = isTrusted && typeof address === "string" ? address : request.ip;
    const userAgent = isTrusted && typeof agent === "string" ? agent : request.headers["user-agent"];
    request.clientAgent = userAgent?.slice(0, 256) ?? null;
    const device = request.headers["x-client-device"];
    const isDevice = isTrusted && typeof device === "string" && deviceShape.test(device);
    request.clientDevice = isDevice ? device : undefined;
  });
});
