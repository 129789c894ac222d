import type { ErrorKey } from "#contract/calls/error-keys.ts";

/**
 * `refused`: the provider refused the call. `unreachable`, `timeout`: there was no response. `nonsense`: the
 * response doesn't match the contract. `signed-out`: the session has ended or is ending.
 */
export type ProviderErrorKind = "refused" | "unreachable" | "timeout" | "nonsense" | "signed-out";

/** The `error.data` that an error boundary gets for an uncaught error. */
export interface ProviderErrorData {
  kind: ProviderErrorKind;
  key?: ErrorKey | undefined;
  message: string;
  fields?: Record<string, string[]> | undefined;
  details?: Record<string, unknown> | undefined;
  requestId?: string | undefined;
}

interface Description extends ProviderErrorData {
  status: number;
  /** The provider's message; absent if `message` comes from the error catalogue. */
  serverMessage?: string | undefined;
  /** For the log: what was wrong with the call. It contains no values. */
  cause?: unknown;
}

/**
 * A failed call to the provider. `message` is in the user's language; `status` is the HTTP status of a page
 * that can't be shown without the call.
 */
export class ProviderError extends Error {
  override name = "ProviderError";
  readonly status: number;
  readonly kind: ProviderErrorKind;
  readonly key: ErrorKey | undefined;
  readonly fields: Record<string, string[]> | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly requestId: string | undefined;
  readonly serverMessage: string | undefined;
  // With `type`, `data` and `init`, the router treats a thrown instance like a thrown `data()`, and passes
  // its status and payload to the error boundary. Any other Error would become a 500 without details.
  readonly type = "DataWithResponseInit";

  constructor({ status, kind, message, key, fields, details, requestId, serverMessage, cause }: Description) {
    super(message, { cause });
    this.status = status;
    this.kind = kind;
    this.key = key;
    this.fields = fields;
    this.details = details;
    this.requestId = requestId;
    this.serverMessage = serverMessage;
  }

  get data(): ProviderErrorData {
    const { kind, key, message, fields, details, requestId } = this;
    return { kind, key, message, fields, details, requestId };
  }

  get init(): ResponseInit {
    return { status: this.status, statusText: this.kind };
  }
}
