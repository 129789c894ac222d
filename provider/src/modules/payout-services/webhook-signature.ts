import { createVerify, X509Certificate } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { crc32 } from "node:zlib";
import { fetch } from "undici";

/** The hosts of PayPal that serve the certificates of webhooks. */
const certificateHosts = [
  "api.paypal.com",
  "api-m.paypal.com",
  "api.sandbox.paypal.com",
  "api-m.sandbox.paypal.com",
];
const certificatePath = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;
const maxCertificate = 32 * 1024;
const timeout = 5_000;
const maxCached = 20;

interface Delivery {
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Our webhook's id at PayPal. */
  webhookId: string;
  /** `PAYPAL_ORIGIN`, whose certificates are also accepted. */
  origin: string | undefined;
  now: Date;
}

/** Thrown if PayPal's certificate can't be loaded at the moment. PayPal then repeats the delivery. */
export class CertificateUnavailable extends Error {}

const certificates = new Map<string, Promise<X509Certificate>>();

/**
 * Returns whether PayPal signed a delivery: `transmission id|time|webhook id|CRC-32 of the body`, with the key
 * of a certificate that only PayPal's hosts serve.
 * @throws CertificateUnavailable
 */
export async function isSignedByPaypal({
  headers,
  body,
  webhookId,
  origin,
  now,
}: Delivery): Promise<boolean> {
  const [id, time, signature, address] = [
    "transmission-id",
    "transmission-time",
    "transmission-sig",
    "cert-url",
  ]
    .map((name) => headers[`paypal-${name}`])
    .map((value) => (typeof value === "string" && value.length <= 1_000 ? value : ""));
  if (!id || !time || !signature || !address || headers["paypal-auth-algo"] !== "SHA256withRSA") return false;
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(signature) || !isCertificateAddress(address, origin)) return false;
  const certificate = await loadCertificate(address);
  if (now < new Date(certificate.validFrom) || now > new Date(certificate.validTo)) return false;
  const signed = createVerify("RSA-SHA256").update(`${id}|${time}|${webhookId}|${crc32(body)}`);
  return signed.verify(certificate.publicKey, signature, "base64");
}

/**
 * Returns whether a certificate may be loaded from an address: at PayPal's hosts, or at that of
 * `PAYPAL_ORIGIN`.
 */
function isCertificateAddress(address: string, origin: string | undefined): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.search || url.hash || url.username || url.password) return false;
  if (origin && url.href.startsWith(`${origin.replace(/\/$/, "")}/v1/notifications/certs/`)) return true;
  const isPaypal = url.protocol === "https:" && url.port === "" && certificateHosts.includes(url.hostname);
  return isPaypal && certificatePath.test(url.pathname);
}

function loadCertificate(address: string): Promise<X509Certificate> {
  const cached = certificates.get(address);
  if (cached) return cached;
  const loaded = downloadCertificate(address);
  if (certificates.size >= maxCached) certificates.clear();
  certificates.set(address, loaded);
  loaded.catch(() => certificates.delete(address));
  return loaded;
}

async function downloadCertificate(address: string): Promise<X509Certificate> {
  try {
    const response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(timeout) });
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    let text = "";
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk as Uint8Array).toString("latin1");
      if (text.length > maxCertificate) throw new Error("too long");
    }
    return new X509Certificate(text);
  } catch (error) {
    throw new CertificateUnavailable("PayPal's certificate can't be loaded", { cause: error });
  }
}
