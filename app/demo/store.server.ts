import { type Cookie, createCookie } from "react-router";
import { z } from "zod";
import { services } from "~/server/services.server";
import { newSessionId, parseSessionId, type SessionId } from "~/session/session-id.server";
import { StoreError } from "~/session/session-store";

/** How long a visitor's changes are stored after the latest change, in seconds. */
const lifetime = 24 * 60 * 60;
/** The maximum size of all changes of a visitor, in bytes of JSON. */
export const maxBytes = 64 * 1024;

const value = z.union([z.string(), z.array(z.string())]);
const overlay = z.record(z.string(), z.record(z.string(), value));
export type DemoValues = Record<string, string | string[]>;
type Overlay = z.infer<typeof overlay>;

/** The result of a change: the header for the response, or the reason why it wasn't stored. */
export type SaveResult = { cookie: string } | { problem: "storeFull" | "storeAway" };

/**
 * Returns a visitor's changes in one place of the demo. Empty if there are none or the store is unavailable.
 */
export async function readDemo(request: Request, place: string): Promise<DemoValues> {
  const id = await visitorOf(request);
  if (!id) return {};
  try {
    return (await readAll(id))[place] ?? {};
  } catch (error) {
    if (error instanceof StoreError) return {};
    throw error;
  }
}

/** Stores a visitor's changes in one place of the demo, or removes them if `values` is missing. */
export async function saveDemo(request: Request, place: string, values?: DemoValues): Promise<SaveResult> {
  const id = (await visitorOf(request)) ?? newSessionId();
  try {
    const { [place]: _, ...others } = await readAll(id);
    const text = JSON.stringify(values ? { ...others, [place]: values } : others);
    if (Buffer.byteLength(text) > maxBytes) return { problem: "storeFull" };
    const { store } = (await services()).sessions;
    await store.write(keyOf(id), text, { ttl: lifetime });
    return { cookie: await (await cookie()).serialize(id.raw) };
  } catch (error) {
    if (error instanceof StoreError) return { problem: "storeAway" };
    throw error;
  }
}

/** Returns whether this visitor has changed anything in the demo. */
export async function isDemoChanged(request: Request): Promise<boolean> {
  const id = await visitorOf(request);
  if (!id) return false;
  try {
    return Object.keys(await readAll(id)).length > 0;
  } catch (error) {
    if (error instanceof StoreError) return false;
    throw error;
  }
}

/** Removes all changes of this visitor. */
export async function resetDemo(request: Request): Promise<SaveResult> {
  const id = (await visitorOf(request)) ?? newSessionId();
  try {
    const { store } = (await services()).sessions;
    await store.write(keyOf(id), "{}", { ttl: lifetime });
    return { cookie: await (await cookie()).serialize(id.raw) };
  } catch (error) {
    if (error instanceof StoreError) return { problem: "storeAway" };
    throw error;
  }
}

async function readAll(id: SessionId): Promise<Overlay> {
  const { store } = (await services()).sessions;
  const text = await store.read(keyOf(id));
  const parsed = overlay.safeParse(text === null ? {} : JSON.parse(text));
  return parsed.success ? parsed.data : {};
}

async function visitorOf(request: Request): Promise<SessionId | undefined> {
  const raw: unknown = await (await cookie()).parse(request.headers.get("Cookie"));
  return typeof raw === "string" ? parseSessionId(raw) : undefined;
}

let cachedCookie: Cookie | undefined;
/**
 * Returns the cookie that identifies a visitor's demo. It is separate from the session cookie, because
 * visitors without an account can change the demo, too.
 */
async function cookie(): Promise<Cookie> {
  const { environment } = await services();
  const secure = environment.PUBLIC_ORIGIN[0]?.startsWith("https:") ?? false;
  cachedCookie ??= createCookie("demo", {
    path: "/",
    sameSite: "lax",
    httpOnly: true,
    secure,
    maxAge: lifetime,
  });
  return cachedCookie;
}

function keyOf(id: SessionId): string {
  return `demo:${id.hash}`;
}
