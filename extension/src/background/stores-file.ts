import {
  extensionStores,
  getExtensionStores,
  type ExtensionStore,
  type ExtensionStores,
} from "#contract/extension/extension-stores.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Returns the list of stores in a signed file. Returns undefined if the signature doesn't match the key, or
 * the list is invalid, expired, or older than `known`. If the version of the known list is more than a day in
 * the future, because a server's clock was wrong, the versions aren't compared.
 *
 * @param file the answer of `GET /v1/extension/stores`
 * @param key the Ed25519 public key in base64url
 */
export async function openStoresFile(
  file: unknown,
  key: string,
  { now, known }: { now: number; known?: Pick<ExtensionStores, "version"> | undefined },
): Promise<ExtensionStores | undefined> {
  const parsed = getExtensionStores.data.safeParse(file);
  if (!parsed.success) return undefined;
  const { content, signature } = parsed.data;
  const isSigned = await hasSignature(content, signature, key).catch(() => false);
  if (!isSigned) return undefined;
  const list = extensionStores.safeParse(JSON.parse(content)).data;
  const oldest = known && known.version <= now + day ? known.version : 0;
  if (!list || list.version < oldest || isExpired(list, now)) return undefined;
  return list;
}

/** Returns whether a list of stores has expired. */
export function isExpired({ expiresAt }: Pick<ExtensionStores, "expiresAt">, now: number): boolean {
  return Date.parse(expiresAt) <= now;
}

/**
 * Returns the stores of a list with the rates that apply at a time. If a boost has ended, this is the usual
 * rate; stores that have none are left out.
 */
export function storesAt({ stores }: Pick<ExtensionStores, "stores">, now: number): ExtensionStore[] {
  return stores.flatMap(({ boost, ...store }) => {
    if (!boost) return [store];
    if (now < Date.parse(boost.endsAt)) return [{ ...store, boost }];
    return boost.usual ? [{ ...store, rate: boost.usual }] : [];
  });
}

async function hasSignature(content: string, signature: string, key: string): Promise<boolean> {
  const publicKey = await crypto.subtle.importKey(
    "jwk",
    { kty: "OKP", crv: "Ed25519", x: key },
    { name: "Ed25519" },
    false,
    ["verify"],
  );
  const bytes = new TextEncoder().encode(content);
  return crypto.subtle.verify({ name: "Ed25519" }, publicKey, bytesOf(signature), bytes);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
