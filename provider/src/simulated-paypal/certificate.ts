import { createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";

const day = 24 * 60 * 60 * 1000;
const sha256WithRsa = Buffer.from("06092a864886f70d01010b0500", "hex");
const commonName = Buffer.from("0603550403", "hex");

/** A key with a self-signed certificate, as PEM. */
interface SigningKey {
  privateKey: KeyObject;
  certificate: string;
}

/** Creates a key and its certificate (X.509, version 1), valid from yesterday to next year. */
export function createSigningKey(name: string, now: Date): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const algorithm = sequence(sha256WithRsa);
  const subject = sequence(element(0x31, sequence(commonName, element(0x0c, Buffer.from(name)))));
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)]);
  const certified = sequence(
    element(0x02, serial),
    algorithm,
    subject,
    sequence(time(new Date(now.getTime() - day)), time(new Date(now.getTime() + 365 * day))),
    subject,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = createSign("RSA-SHA256").update(certified).sign(privateKey);
  const encoded = sequence(certified, algorithm, element(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = encoded.toString("base64").match(/.{1,64}/g)!;
  return {
    privateKey,
    certificate: ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"),
  };
}

/** Returns an element of DER: tag, length and content. */
function element(tag: number, content: Buffer): Buffer {
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const bytes = Buffer.from([length >> 8, length & 0xff]);
  return Buffer.concat([Buffer.from([tag, 0x82]), bytes, content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return element(0x30, Buffer.concat(parts));
}

function time(at: Date): Buffer {
  const digits = at.toISOString().replace(/[-:T]|\.\d+/g, "");
  return element(0x18, Buffer.from(digits));
}
