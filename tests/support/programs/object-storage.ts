import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** The keys of the storage. */
export const storageKeys = { accessKey: "AKIDTEST", secretKey: "storage-test-secret", region: "eu-test-1" };

/**
 * Starts an object storage that works like S3: it stores an object only if its signature (AWS Signature Version
 * 4, written here from its specification) and its hash are correct. `rejects` selects requests that are
 * answered with 503.
 */
export async function startObjectStorage() {
  const storage = {
    url: "",
    objects: new Map<string, Buffer>(),
    rejects: (_path: string): boolean => false,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
  const server = createServer((request, response) => {
    void buffer(request).then((content) => {
      const path = request.url ?? "";
      if (!isSigned(request, content)) return response.writeHead(403).end("SignatureDoesNotMatch");
      if (storage.rejects(path)) return response.writeHead(503).end();
      storage.objects.set(path, content);
      return response.writeHead(200).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  storage.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/figures/daily`;
  return storage;
}

function isSigned({ method, url, headers }: IncomingMessage, content: Buffer): boolean {
  const hash = sha256(content);
  if (headers["x-amz-content-sha256"] !== hash) return false;
  const [, key, day, region, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  if (key !== storageKeys.accessKey || region !== storageKeys.region) return false;
  const lines = signedHeaders!.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url, "", lines.join(""), signedHeaders, hash].join("\n");
  const time = String(headers["x-amz-date"]);
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  const signingKey = [day!, region, "s3", "aws4_request"].reduce<Buffer | string>(
    (secret, part) => createHmac("sha256", secret).update(part).digest(),
    `AWS4${storageKeys.secretKey}`,
  );
  return createHmac("sha256", signingKey).update(toSign).digest("hex") === signature;
}

function sha256(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}
