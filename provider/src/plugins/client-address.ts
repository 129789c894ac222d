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
    /** The visitor's user agent, determined in the same way. */
    clientAgent: string | null;
    /** The random id of the visitor's browser, only from the dashboard's signed header. */
    clientDevice: string | undefined;
    /** Whether the dashboard sent the request, signed with the internal key. */
    isFromDashboard: boolean;
  }
}

// 256 random bits in base64url, as the dashboard generates them.
const deviceShape = /^[A-Za-z0-9_-]{43}$/;

function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Converts TRUST_PROXY for Fastify. A number is the number of proxies in front. */
export function trustedProxies(setting: string | number | false) {
  return typeof setting === "number" ? (_address: string, hop: number) => hop < setting : setting;
}

/**
 * Returns the key under which an address is counted: for IPv6 the network, because a client can use all
 * addresses of its network.
 */
export function countedAddress(address: string): string {
  return normalizeIP(address, 64);
}

/**
 * Returns the IP network of an address, in the size that homes and offices usually have: /24, or /64 for
 * IPv6.
 */
export function ipNetworkOf(address: string): string {
  const counted = countedAddress(address);
  const [, start] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(counted) ?? [];
  return start ? `${start}.0/24` : counted;
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
    const given = isTrusted && typeof agent === "string" ? agent : request.headers["user-agent"];
    request.clientAgent = given?.slice(0, 256) ?? null;
    const device = request.headers["x-client-device"];
    const isDevice = isTrusted && typeof device === "string" && deviceShape.test(device);
    request.clientDevice = isDevice ? device : undefined;
  });
});
