import { z } from "zod";
import { cashBackRate } from "#contract/stores/stores.ts";
import { extensionStores, type ExtensionStores } from "#contract/extension/extension-stores.ts";
import { browser } from "../browser-api.ts";
import type { ShopState } from "../rules/stand-down.ts";

const connection = z.object({ token: z.string(), storesKey: z.string() });
export type Connection = z.infer<typeof connection>;

const shopState = z.object({
  activation: z
    .object({
      at: z.number(),
      expiresAt: z.number(),
      tabId: z.number(),
      state: z.enum(["leaving", "active", "blocked", "lost"]),
      ownTraces: z.array(z.string()),
      rate: cashBackRate.optional(),
    })
    .optional(),
  quietUntil: z.number().optional(),
});
const sessionState = z.object({
  isQuietSession: z.boolean().optional(),
  isDismissed: z.boolean().optional(),
});
const redirect = z.object({ host: z.string(), at: z.number() });

async function read<T>(area: "local" | "session", key: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const stored = (await browser.storage[area].get(key))[key];
  return schema.safeParse(stored).data;
}

const write = (area: "local" | "session", key: string, value: unknown) =>
  browser.storage[area].set({ [key]: value ?? null });

/** Returns the connection to the member's account, or undefined. */
export const readConnection = () => read("local", "connection", connection);
export const writeConnection = (value: Connection) => write("local", "connection", value);

/** Returns the verifier of the latest attempt to connect. */
export const readVerifier = () => read("session", "verifier", z.string());
export const writeVerifier = (value: string | null) => write("session", "verifier", value);

/** The list of stores, kept while this script runs so that a visit doesn't read and validate it again. */
let stores: Promise<ExtensionStores | undefined> | undefined;
browser.storage.onChanged.addListener((changes, area) => {
  if (area === "local" && "stores" in changes) stores = undefined;
});

/**
 * Returns the stored list of stores. Only verified lists are stored. Returns the same object until another
 * list is stored.
 */
export function readStores(): Promise<ExtensionStores | undefined> {
  const reading = (stores ??= read("local", "stores", extensionStores));
  reading.catch(() => {
    if (stores === reading) stores = undefined;
  });
  return reading;
}

export async function writeStores(value: ExtensionStores): Promise<void> {
  await write("local", "stores", value);
  stores = undefined;
}

/**
 * Returns the stored state of a store. The session part is stored until the browser is closed, the rest until
 * it expires.
 */
export async function readShop(slug: string): Promise<ShopState> {
  const [localState, session] = await Promise.all([
    read("local", `shop:${slug}`, shopState),
    read("session", `shop:${slug}`, sessionState),
  ]);
  return { ...localState, ...session };
}

async function writeShop(slug: string, state: ShopState): Promise<void> {
  const { activation, quietUntil, isQuietSession, isDismissed } = state;
  await Promise.all([
    write("local", `shop:${slug}`, { activation, quietUntil }),
    write("session", `shop:${slug}`, { isQuietSession, isDismissed }),
  ]);
}

/** The latest change of each store's state. */
const changes = new Map<string, Promise<unknown>>();

/**
 * Changes the stored state of a store and returns the new one. Changes of the same store run one after the
 * other, so that two tabs don't overwrite each other's changes. Nothing is stored if `change` returns the
 * same object.
 */
export function changeShop(slug: string, change: (state: ShopState) => ShopState): Promise<ShopState> {
  const changed = (changes.get(slug) ?? Promise.resolve()).then(async () => {
    const before = await readShop(slug);
    const after = change(before);
    if (after !== before) await writeShop(slug, after);
    return after;
  });
  changes.set(
    slug,
    changed.catch(() => undefined),
  );
  return changed;
}

/** Returns the host and time of a tab's last redirect through an affiliate network. */
export const readRedirect = (tabId: number) => read("session", `redirect:${tabId}`, redirect);
export const writeRedirect = (tabId: number, value: z.infer<typeof redirect> | null) =>
  write("session", `redirect:${tabId}`, value);

/**
 * Removes all stored data: the connection, the list, and the states of stores. Only the times of silence
 * after other sites' clicks remain, because connecting again must not end the silence.
 */
export async function forgetAll(): Promise<void> {
  await Promise.all([
    forgetArea("local", (stored) => {
      const { quietUntil = 0 } = shopState.safeParse(stored).data ?? {};
      return quietUntil > Date.now() ? { quietUntil } : undefined;
    }),
    forgetArea("session", (stored) => {
      const { isQuietSession } = sessionState.safeParse(stored).data ?? {};
      return isQuietSession ? { isQuietSession } : undefined;
    }),
  ]);
}

async function forgetArea(area: "local" | "session", silenceOf: (stored: unknown) => object | undefined) {
  const stored = await browser.storage[area].get(null);
  const silenceEntries = Object.entries(stored).flatMap(([key, value]) => {
    const silence = key.startsWith("shop:") ? silenceOf(value) : undefined;
    return silence ? [[key, silence] as const] : [];
  });
  const keys = new Set(silenceEntries.map(([key]) => key));
  await browser.storage[area].set(Object.fromEntries(silenceEntries));
  await browser.storage[area].remove(Object.keys(stored).filter((key) => !keys.has(key)));
}
