import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, rename } from "node:fs/promises";
import { isIP } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { AwsV4Signer } from "aws4fetch";
import { Agent, request } from "undici";
import type { StorageFailure } from "#contract/warehouse/export-states.ts";
import type { Environment } from "../../environment.ts";
import { isPublicAddress, PrivateAddressError, publicLookup } from "../../public-address.ts";
import type { PartFile } from "./part-file.ts";

/** The operator's storage for exports. */
export interface Storage {
  /** Stores a file. An existing file with the same folder and name is replaced. */
  put: (folder: string, name: string, file: Pick<PartFile, "path" | "bytes" | "sha256">) => Promise<void>;
  close: () => Promise<void>;
}

/** Thrown if a file couldn't be stored. */
export class StorageError extends Error {
  override name = "StorageError";
  readonly failure: StorageFailure;

  constructor(failure: StorageFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

type Settings = Pick<
  Environment,
  | "WAREHOUSE_URL"
  | "WAREHOUSE_REGION"
  | "WAREHOUSE_ACCESS_KEY"
  | "WAREHOUSE_SECRET_KEY"
  | "WAREHOUSE_PRIVATE_ADDRESSES"
>;

/** Returns the name of the storage for admins: a folder, or a bucket with its host; `null` if none is set. */
export function nameOfStorage({ WAREHOUSE_URL: text }: Pick<Settings, "WAREHOUSE_URL">): string | null {
  if (!text) return null;
  const url = new URL(text);
  return url.protocol === "file:" ? fileURLToPath(url) : url.host + url.pathname;
}

/** Returns the storage of the settings, or undefined if none is set. */
export function openStorage(settings: Settings): Storage | undefined {
  if (!settings.WAREHOUSE_URL) return undefined;
  const url = new URL(settings.WAREHOUSE_URL);
  return url.protocol === "file:" ? folderStorage(fileURLToPath(url)) : bucketStorage(url, settings);
}

/**
 * Stores files in a folder on this machine. A file appears under its name only when it is completely on the
 * disk.
 */
function folderStorage(root: string): Storage {
  return {
    async put(folder, name, { path: source }) {
      const target = path.join(root, folder, name);
      const unfinished = `${target}.part`;
      try {
        await mkdir(path.dirname(target), { recursive: true });
        await copyFile(source, unfinished);
        const file = await open(unfinished, "r+");
        await file.sync().finally(() => file.close());
        await rename(unfinished, target);
      } catch (error) {
        throw new StorageError("folder_not_writable", `${target} could not be written`, { cause: error });
      }
    },
    close: () => Promise.resolve(),
  };
}

const timeout = 120_000;

/** Stores files as objects in a bucket of an S3-compatible storage, with path-style URLs and signed hashes. */
function bucketStorage(base: URL, settings: Settings): Storage {
  const isPrivateAllowed = settings.WAREHOUSE_PRIVATE_ADDRESSES === "allow";
  const connect = isPrivateAllowed ? {} : { lookup: publicLookup() as never };
  const agent = new Agent({ connect, headersTimeout: timeout, bodyTimeout: timeout });
  const host = base.hostname.replace(/^\[|\]$/g, "");
  return {
    async put(folder, name, { path: source, bytes, sha256 }) {
      if (!isPrivateAllowed && isIP(host) && !isPublicAddress(host))
        throw new StorageError("private_address", `${host} is not public`);
      const url = `${base.href.replace(/\/$/, "")}/${folder}/${name}`;
      const signedRequest = await new AwsV4Signer({
        method: "PUT",
        url,
        headers: { "X-Amz-Content-Sha256": sha256 },
        accessKeyId: settings.WAREHOUSE_ACCESS_KEY ?? "",
        secretAccessKey: settings.WAREHOUSE_SECRET_KEY ?? "",
        service: "s3",
        region: settings.WAREHOUSE_REGION,
      }).sign();
      let status: number;
      try {
        const response = await request(url, {
          method: "PUT",
          headers: { ...Object.fromEntries(signedRequest.headers), "content-length": String(bytes) },
          body: createReadStream(source),
          dispatcher: agent,
        });
        status = response.statusCode;
        await response.body.dump();
      } catch (error) {
        const isPrivate = error instanceof PrivateAddressError;
        const failure = isPrivate ? "private_address" : "storage_unreachable";
        throw new StorageError(failure, `${base.host} could not be reached`, { cause: error });
      }
      if (status >= 300) throw new StorageError("storage_refused", `${base.host} answered ${status}`);
    },
    close: () => agent.close(),
  };
}
