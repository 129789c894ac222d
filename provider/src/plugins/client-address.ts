import { timingSafeEqual } from "node:crypto";
import { normalizeIP } from "@fastify/rate-limit";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyRequest {
    /** The visitor's address: the dashboard's word when signed with the internal key, else the peer's. */
    clientAddress: string;
    /** What the visitor's browser calls itself, by the same rule. */
    clientAgent: string | null;
    /** The random id of the visitor's browser; only the dashboard's word counts. */
    clientDevice: string | undefined;
  }
}

// 256 random bits in base64url, as the dashboard makes them.
const deviceShape = /^[A-Za-z0-9_-]{43}$/;

function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Fastify's answer to TRUST_PROXY: a number means that many proxies stand in front of us. */
export function trustedProxies(setting: string | number | false) {
  return typeof setting === "number" ? (_address: string, hop: number) => hop < setting : setting;
}

/** What an address is counted under: the owner of one IPv6 address has a whole network of them. */
export function countedAddress(address: string): string {
  return normalizeIP(address, 64);
}

/** The network an address belongs to, as homes and offices have them: /24, or /64 of IPv6. */
export function networkOf(address: string): string {
  const counted = countedAddress(address);
  const [, start] = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(counted) ?? [];
  return start ? `${start}.0/24` : counted;
}

export const clientAddress = fp<{ internalKey: string }>(function clientAddress(app, { internalKey }) {
  app.decorateRequest("clientAddress", "");
  app.decorateRequest("clientAgent", null);
  app.decorateRequest("clientDevice", undefined);
  app.addHook("onRequest", async (request) => {
    const { "x-internal-key": key, "x-client-address": address, "x-client-agent": agent } = request.headers;
    const isTrusted = typeof key === "string" && isSameSecret(key, internalKey);
    request.clientAddress = isTrusted && typeof address === "string" ? address : request.ip;
    const given = isTrusted && typeof agent === "string" ? agent : request.headers["user-agent"];
    request.clientAgent = given?.slice(0, 256) ?? null;
    const device = request.headers["x-client-device"];
    const isDevice = isTrusted && typeof device === "string" && deviceShape.test(device);
    request.clientDevice = isDevice ? device : undefined;
  });
});
