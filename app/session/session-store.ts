export interface WriteOptions {
  /** Seconds until the record expires. */
  ttl: number;
  /** Only writes if the record exists, so that a removed record isn't restored. */
  onlyIfPresent?: boolean;
  /** Only writes if there is no record, so that exactly one of two concurrent writers succeeds. */
  onlyIfAbsent?: boolean;
}

/**
 * Storage for session records, which are texts with short keys (`[a-z0-9:-]`) and expire. Every method is
 * atomic for its key and throws `StoreError` if the store can't be reached.
 */
export interface SessionStore {
  read: (key: string) => Promise<string | null>;
  /** Returns whether the record was written. */
  write: (key: string, value: string, options: WriteOptions) => Promise<boolean>;
  /** Reads and removes a record in one step, so that only one of two concurrent callers gets it. */
  take: (key: string) => Promise<string | null>;
  close: () => Promise<void>;
}

/** Thrown if the session store can't be reached or used. */
export class StoreError extends Error {
  override name = "StoreError";
}
