export interface WriteOptions {
  /** Seconds until the record expires. */
  ttl: number;
  /** Writes only if the record exists, so that a removed record isn't restored. */
  onlyIfPresent?: boolean;
  /** Writes only if there is no record, so that one of two concurrent writers wins. */
  onlyIfAbsent?: boolean;
}

/**
 * Storage for session records: texts under short keys (`[a-z0-9:-]`) that expire. Every method is atomic for
 * its key and throws `StoreError` if the store can't be reached.
 */
export interface SessionStore {
  read: (key: string) => Promise<string | null>;
  /** Returns whether it wrote. */
  write: (key: string, value: string, options: WriteOptions) => Promise<boolean>;
  /** Reads and removes in one step, so that only one of two concurrent callers gets the record. */
  take: (key: string) => Promise<string | null>;
  close: () => Promise<void>;
}

/** The session store can't be reached or used. */
export class StoreError extends Error {
  override name = "StoreError";
}
