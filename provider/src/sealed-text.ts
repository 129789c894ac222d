import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts bytes with AES-256-GCM and a new nonce. Decryption needs the same key and the same `owner`. */
export function sealBytes(key: Buffer, content: Uint8Array, owner: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/**
 * Decrypts sealed bytes.
 *
 * @throws if they were changed or belong to another owner or key
 */
export function openBytes(key: Buffer, sealed: Uint8Array, owner: string): Buffer {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  const content = sealed.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decipher.update(content), decipher.final()]);
}

/** Encrypts a text as base64url. */
export function sealText(key: Buffer, text: string, owner: string): string {
  return sealBytes(key, Buffer.from(text), owner).toString("base64url");
}

/**
 * Decrypts a sealed text.
 *
 * @throws if it was changed or belongs to another owner or key
 */
export function openText(key: Buffer, sealed: string, owner: string): string {
  return openBytes(key, Buffer.from(sealed, "base64url"), owner).toString("utf8");
}
