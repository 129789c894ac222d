export interface WriteOptions {
  /** Seconds until the record is gone by itself. */
  ttl: number;
  /** Write only over a record that is still there: nothing taken out can be revived. */
  onlyIfPresent?: boolean;
  /** Write only where no record is: of two writers at once, one is the first. */
  onlyIfAbsent?: boolean;
}

/**
 * Where session records live: texts under short keys (`[a-z0-9:-]`), each with an end. Every method
 * is atomic for its key and throws `StoreError` when the store cannot be reached.
 */
export interface SessionStore {
  read: (key: string) => Promise<string | null>;
  /** Answers whether it wrote. */
  write: (key: string, value: string, options: WriteOptions) => Promise<boolean>;
  /** Reads and removes in one step: of two takers only one gets the record. */
  take: (key: string) => Promise<string | null>;
  close: () => Promise<void>;
}

/** The session store cannot be reached or used. */
export class StoreError extends Error {
  override name = "StoreError";
}
