import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { z } from "zod";

const algorithm = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

/** Encrypts `text` with a 32-byte key. Decryption requires the same `context`. */
export function seal(text: string, key: Buffer, context: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]).toString(
    "base64url",
  );
}

/**
 * Decrypts a text that was encrypted with `seal`. Returns `undefined` if the key, the context or any byte
 * differs.
 */
export function unseal(sealed: string, key: Buffer, context: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < nonceLength + tagLength) return undefined;
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-tagLength));
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(nonceLength, -tagLength)),
      decipher.final(),
    ]).toString("utf8");
  } catch {
    return undefined;
  }
}

/**
 * Decrypts a value that was encrypted as JSON. Returns `undefined` if it can't be decrypted or doesn't match
 * the schema, for example because an older version wrote it.
 */
export function unsealJson<S extends z.ZodType>(
  sealed: string,
  schema: S,
  key: Buffer,
  context: string,
): z.output<S> | undefined {
  const text = unseal(sealed, key, context);
  if (text === undefined) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
