import type { ErrorKey } from "#contract/error-keys.ts";

/**
 * `refused`: the provider answered and said no. `unreachable`, `timeout`: no answer.
 * `nonsense`: an answer that is not the contract's. `signed-out`: the session is over or ending.
 */
export type ProviderErrorKind = "refused" | "unreachable" | "timeout" | "nonsense" | "signed-out";

/** What an error boundary gets as `error.data` of an uncaught error. */
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
  /** The provider's own words; absent when `message` is the catalogue's text. */
  serverMessage?: string | undefined;
}

/**
 * A call to the provider that brought no good answer. `message` is ready for the visitor, in the
 * visitor's language; `status` is the HTTP status a page should have that cannot do without the call.
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
  // With `type`, `data` and `init` the router takes a thrown instance for a thrown `data()`: it keeps
  // status and payload on the way to the error boundary, where a plain Error would become a bare 500.
  readonly type = "DataWithResponseInit";

  constructor({ status, kind, message, key, fields, details, requestId, serverMessage }: Description) {
    super(message);
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
