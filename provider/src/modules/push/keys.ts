import { createECDH, hkdfSync } from "node:crypto";
import type { FastifyInstance } from "fastify";
import webPush from "web-push";
import type { Database } from "../../database/engine/connection.ts";
import { pushKeys } from "../../database/schema/push-schema.ts";
import { openText, sealText } from "../../sealed-text.ts";

type App = Pick<FastifyInstance, "clock" | "database" | "environment">;

/** A key pair of P-256 in base64url, which identifies the server to push services (VAPID). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const cachedKeys = new WeakMap<Database, Promise<PushKeys>>();

/**
 * Returns the server's keys: those of `VAPID_PRIVATE_KEY`, or else the stored ones, which the first call
 * creates.
 * @throws if the stored key can't be decrypted, because `PAYOUT_KEY` was replaced
 */
export function findPushKeys(app: App): Promise<PushKeys> {
  const { VAPID_PRIVATE_KEY: privateKey } = app.environment;
  if (privateKey) return Promise.resolve(pairOf(privateKey));
  const keys = cachedKeys.get(app.database) ?? readKeys(app);
  cachedKeys.set(app.database, keys);
  // A failure, such as an unavailable database, isn't cached.
  keys.catch(() => cachedKeys.delete(app.database));
  return keys;
}

async function readKeys({ clock, database, environment }: App): Promise<PushKeys> {
  const key = Buffer.from(hkdfSync("sha256", environment.PAYOUT_KEY, "", "push sealing", 32));
  const [stored] = await database.select().from(pushKeys);
  if (stored) return openKeys(key, stored);
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const row = { id: 1, publicKey, ciphertext: sealText(key, privateKey, publicKey), createdAt: clock() };
  // If several processes start at the same time, only the keys of the first one are stored.
  await database.insert(pushKeys).values(row).onConflictDoNothing();
  const [current] = await database.select().from(pushKeys);
  return openKeys(key, current!);
}

function openKeys(key: Buffer, { publicKey, ciphertext }: typeof pushKeys.$inferSelect): PushKeys {
  return { publicKey, privateKey: openText(key, ciphertext, publicKey) };
}

function pairOf(privateKey: string): PushKeys {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey, "base64url");
  return { publicKey: curve.getPublicKey("base64url"), privateKey };
}
