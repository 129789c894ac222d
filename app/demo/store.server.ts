import { type Cookie, createCookie } from "react-router";
import { z } from "zod";
import { services } from "~/server/services.server";
import { newSessionId, parseSessionId, type SessionId } from "~/session/session-id.server";
import { StoreError } from "~/session/session-store";

/** Seconds a visitor's changes last after the latest of them. */
const lifetime = 24 * 60 * 60;
/** All of a visitor's changes together, in bytes of JSON. */
export const mostBytes = 64 * 1024;

const value = z.union([z.string(), z.array(z.string())]);
const overlay = z.record(z.string(), z.record(z.string(), value));
export type DemoValues = Record<string, string | string[]>;
type Overlay = z.infer<typeof overlay>;

/** What came of a change: the header that goes with the answer, or why it was not kept. */
export type SaveResult = { cookie: string } | { problem: "storeFull" | "storeAway" };

/** What a visitor has changed in one place of the demo; nothing when nothing was or the store is away. */
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

/** Keeps what one place of the demo is to show this visitor; without values it is as it was. */
export async function keepDemo(request: Request, place: string, values?: DemoValues): Promise<SaveResult> {
  const id = (await visitorOf(request)) ?? newSessionId();
  try {
    const { [place]: _, ...others } = await readAll(id);
    const text = JSON.stringify(values ? { ...others, [place]: values } : others);
    if (Buffer.byteLength(text) > mostBytes) return { problem: "storeFull" };
    const { store } = (await services()).sessions;
    await store.write(keyOf(id), text, { ttl: lifetime });
    return { cookie: await (await cookie()).serialize(id.raw) };
  } catch (error) {
    if (error instanceof StoreError) return { problem: "storeAway" };
    throw error;
  }
}

/** Whether this visitor has changed anything in the demo. */
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

/** Makes the whole demo what it was for this visitor. */
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

let known: Cookie | undefined;
/** Not the session's: a visitor without an account may change the demo as well. */
async function cookie(): Promise<Cookie> {
  const { environment } = await services();
  const secure = environment.PUBLIC_ORIGIN[0]?.startsWith("https:") ?? false;
  known ??= createCookie("demo", { path: "/", sameSite: "lax", httpOnly: true, secure, maxAge: lifetime });
  return known;
}

function keyOf(id: SessionId): string {
  return `demo:${id.hash}`;
}
