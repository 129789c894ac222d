import { createHash, createHmac, createPrivateKey, createPublicKey, sign } from "node:crypto";
import { and, asc, count, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { z } from "zod";
import {
  extensionStores,
  extensionStoresLimits,
  type ExtensionStore,
  type getExtensionStores,
} from "#contract/extension/extension-stores.ts";
import type { TextByLanguage } from "#contract/text/text.ts";
import type { Database } from "../../database/engine/connection.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { coupons, offers, stores } from "../../database/schema/store-schema.ts";
import { isPublicSuffix } from "../stores/public-suffix.ts";
import { chooseOffer } from "../stores/choose-offer.ts";
import { acceptsClicks, isOpenBoost, isRunning } from "../stores/in-force.ts";
import { toRate } from "../stores/view.ts";

const hour = 60 * 60 * 1000;
/** The version changes at least every six hours, so that a cache can't serve an old file for long. */
const versionStep = 6 * hour;
const lifetime = 7 * 24 * hour;
/** The number of milliseconds for which a process serves the same file without reading the database. */
const cacheTime = 60_000;

/** The signed file as it is served, with its ETag. */
export interface StoresFile extends z.output<typeof getExtensionStores.data> {
  etag: string;
}

/**
 * Returns the key pair that signs the list of stores. The pair is derived from a secret, so that all processes
 * have the same one.
 */
export function storesKeys(secret: string) {
  const seed = createHmac("sha256", secret).update("cashlane:extension-stores").digest();
  // An Ed25519 key in PKCS 8: a fixed header and the seed.
  const header = Buffer.from("302e020100300506032b657004220420", "hex");
  const privateKey = createPrivateKey({ key: Buffer.concat([header, seed]), format: "der", type: "pkcs8" });
  const { x } = createPublicKey(privateKey).export({ format: "jwk" });
  return { privateKey, publicKey: x! };
}

/** Returns a function that reads and signs the list of stores, at most once a minute. */
export function createStoresFile({
  database,
  secret,
  currency,
}: {
  database: Database;
  secret: string;
  currency: string;
}) {
  const { privateKey } = storesKeys(secret);
  let cachedFile: { until: number; file: Promise<StoresFile> } | undefined;

  return function storesFile(now: Date): Promise<StoresFile> {
    if (cachedFile && now.getTime() < cachedFile.until) return cachedFile.file;
    const file = render(now);
    cachedFile = { until: now.getTime() + cacheTime, file };
    file.catch(() => (cachedFile = undefined));
    return file;
  };

  async function render(now: Date): Promise<StoresFile> {
    const version = Math.floor(now.getTime() / versionStep) * versionStep;
    const list = extensionStores.parse({
      format: 1,
      version,
      expiresAt: new Date(version + lifetime).toISOString(),
      stores: await findExtensionStores(database, now, currency),
    });
    const content = JSON.stringify(list);
    const signature = sign(null, Buffer.from(content), privateKey).toString("base64url");
    const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
    return { content, signature, etag };
  }
}

/**
 * Returns the stores with a site and cash back, at the rate that visitors see. If there are more than the list
 * can contain, returns those with the most coupons.
 */
async function findExtensionStores(
  database: Database,
  at: Date,
  currency: string,
): Promise<ExtensionStore[]> {
  const couponCount = sql<number>`(${database
    .select({ count: count() })
    .from(coupons)
    .where(and(eq(coupons.storeId, stores.id), isRunning(coupons, at)))})::int`;
  const isForVisitors = or(isNull(offers.audience), isOpenBoost(["everybody"]));
  const rows = await database
    .select({
      store: {
        slug: stores.slug,
        name: stores.name,
        site: stores.site,
        coupons: couponCount.as("coupon_count"),
      },
      offer: {
        id: offers.id,
        audience: offers.audience,
        startsAt: offers.startsAt,
        endsAt: offers.endsAt,
        rateKind: offers.rateKind,
        rateMinimum: offers.rateMinimum,
        rateMaximum: offers.rateMaximum,
        exclusions: offers.exclusions,
      },
    })
    .from(stores)
    .innerJoin(offers, eq(offers.storeId, stores.id))
    .innerJoin(networks, eq(networks.key, offers.network))
    .where(and(isNotNull(stores.site), isRunning(offers, at), acceptsClicks(), isForVisitors))
    .orderBy(sql`coupon_count desc`, asc(stores.slug));
  const byDomain = new Map<string, ExtensionStore>();
  const bySlug = new Map<string, typeof rows>();
  for (const row of rows) bySlug.set(row.store.slug, [...(bySlug.get(row.store.slug) ?? []), row]);
  for (const candidates of bySlug.values()) {
    if (byDomain.size === extensionStoresLimits.stores) break;
    const { slug, name, site, coupons: couponsNow } = candidates[0]!.store;
    const domain = domainOf(site!);
    // The extension recognizes a store by its host alone, so each host has one store.
    if (!domain || byDomain.has(domain)) continue;
    const { chosen, usual } = chooseOffer(candidates)!;
    const { audience, endsAt, exclusions } = chosen.offer;
    const usualRate = usual && toRate(usual.offer, currency);
    byDomain.set(domain, {
      slug,
      name: name.slice(0, 200),
      domain,
      rate: toRate(chosen.offer, currency),
      ...(audience !== null && endsAt && { boost: { usual: usualRate, endsAt: endsAt.toISOString() } }),
      coupons: couponsNow,
      exclusions: cutTexts(exclusions),
    });
  }
  return [...byDomain.values()].toSorted((one, other) => (one.domain < other.domain ? -1 : 1));
}

/**
 * Returns the host of a store's site without `www.`; undefined if the host has no public name, or if it is a
 * public suffix. The extension also recognizes a store on subdomains of its host, and those of a public suffix
 * belong to others.
 */
function domainOf(site: string): string | undefined {
  if (!URL.canParse(site)) return undefined;
  const host = new URL(site).hostname.replace(/^www\./, "");
  const isPublicName = /^(?=.{3,253}$)(?:[a-z0-9-]+\.)+[a-z0-9-]*[a-z][a-z0-9-]*$/.test(host);
  return isPublicName && !isPublicSuffix(host) ? host : undefined;
}

function cutTexts(texts: TextByLanguage): ExtensionStore["exclusions"] {
  const cut = (text: string | undefined) => {
    const limit = extensionStoresLimits.exclusions;
    return text && text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
  };
  return texts.en ? { en: cut(texts.en)!, fr: cut(texts.fr), ar: cut(texts.ar) } : null;
}
