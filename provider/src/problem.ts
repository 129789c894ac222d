import type { ErrorKey } from "#contract/calls/error-keys.ts";

interface Extra {
  /** Error keys by input. The error handler replaces them with their texts. */
  fields?: Record<string, ErrorKey[]>;
  /** Values for the text's placeholders and for the client, e.g. a new maximum in minor units. */
  details?: Record<string, string | number | null>;
  headers?: Record<string, string>;
}

/** An error reported to the caller: HTTP status and stable key. The error handler adds the localized text. */
export class Problem extends Error {
  readonly status: number;
  readonly key: ErrorKey;
  readonly extra: Extra;

  constructor(status: number, key: ErrorKey, extra: Extra = {}) {
    super(key);
    this.name = "Problem";
    this.status = status;
    this.key = key;
    this.extra = extra;
  }
}

/**
 * The refusal of a change that isn't based on the current version: 409, or 412 if the version was sent in
 * `If-Match`.
 */
export class VersionConflict extends Problem {
  constructor(key: ErrorKey, extra: Extra = {}) {
    super(409, key, extra);
  }
}

export const notFound = () => new Problem(404, "not_found");
