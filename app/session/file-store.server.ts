import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { chmod, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { createFileLocks } from "#shared/file-locks.mjs";
import { log } from "~/server/log.server";
import { createSerialQueue } from "#shared/serial-queue.ts";
import { type SessionStore, StoreError, type WriteOptions } from "./session-store";

interface FileStoreOptions {
  /** Required if several processes use the folder. */
  locks?: ReturnType<typeof createFileLocks>;
  /** Milliseconds between removals of expired records. */
  sweepEvery?: number;
  now?: () => number;
}

/** The prefix of a temporary file's name, followed by the id of the process that writes the file. */
const temporaryPrefix = ".new-";

/**
 * Opens a store that keeps session records as files in a folder, for dashboards on a single machine. A record
 * is written to a temporary file that is then renamed, so that a crash leaves either the old or the new
 * record.
 */
export async function openFileStore(
  folder: string,
  { locks, sweepEvery = 600_000, now = Date.now }: FileStoreOptions = {},
): Promise<SessionStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(throwStoreError);
  await chmod(folder, 0o700).catch(throwStoreError);
  const queue = createSerialQueue();
  const fileOf = (key: string) => join(folder, key.replaceAll(":", "-"));

  /**
   * Runs operations on the same key one after the other, because `onlyIfPresent` first reads and then writes.
   */
  function serially<T>(key: string, work: () => Promise<T>): Promise<T> {
    return queue.run(key, () => (locks ? withLock(key, work) : work())).catch(throwStoreError);
  }

  async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
    const release = await locks!.acquire(basename(file));
    try {
      return await work();
    } finally {
      await release();
    }
  }

  /** Returns a record unless it has expired. */
  async function load(file: string): Promise<string | null> {
    const text = readText(file);
    if (text === null) return null;
    const end = text.indexOf("\n");
    return Number(text.slice(0, end)) > now() ? text.slice(end + 1) : null;
  }

  async function save(file: string, value: string, ttl: number): Promise<void> {
    const draft = join(folder, `${temporaryPrefix}${process.pid}-${randomBytes(8).toString("hex")}`);
    await writeFile(draft, `${now() + ttl * 1000}\n${value}`, { mode: 0o600 });
    await rename(draft, file);
  }

  async function sweep(): Promise<void> {
    for (const name of await readdir(folder)) {
      const file = join(folder, name);
      if (!name.startsWith(temporaryPrefix)) await serially(file, () => removeIfExpired(file));
    }
  }
  async function removeIfExpired(file: string): Promise<void> {
    if ((await load(file)) === null) await remove(file);
  }

  await removeTemporaryFiles(folder).catch(throwStoreError);
  await sweep();
  // Expired records are ignored anyway; they only take space until a later sweep succeeds.
  const sweepAgain = () =>
    sweep().catch((error: unknown) => log.warn({ err: error }, "expired sessions could not be removed"));
  const timer = setInterval(() => void sweepAgain(), sweepEvery).unref();

  return {
    read: (key) => load(fileOf(key)).catch(throwStoreError),
    write: (key, value, { ttl, onlyIfPresent, onlyIfAbsent }: WriteOptions) =>
      serially(fileOf(key), async () => {
        if (onlyIfPresent && (await load(fileOf(key))) === null) return false;
        if (onlyIfAbsent && (await load(fileOf(key))) !== null) return false;
        await save(fileOf(key), value, ttl);
        return true;
      }),
    take: (key) =>
      serially(fileOf(key), async () => {
        const value = await load(fileOf(key));
        await remove(fileOf(key));
        return value;
      }),
    close: async () => clearInterval(timer),
  };
}

/** Removes temporary files of crashed processes. Must run before this process writes its first file. */
async function removeTemporaryFiles(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.startsWith(temporaryPrefix));
  const abandoned = drafts.filter((name) => {
    const pid = Number.parseInt(name.slice(temporaryPrefix.length), 10);
    return pid === process.pid || !isRunning(pid);
  });
  await Promise.all(abandoned.map((name) => remove(join(folder, name))));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function remove(file: string): Promise<void> {
  await rm(file, { force: true });
}

/**
 * Returns a file's text, or `null` if it doesn't exist. Reads synchronously, because every request reads its
 * session: for a file of less than ten kilobytes on a local disk, this takes a tenth of the time of an
 * asynchronous read, which uses a thread.
 */
function readText(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function throwStoreError(error: unknown): never {
  throw new StoreError("The session folder cannot be used", { cause: error });
}
