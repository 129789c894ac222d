import type { z } from "zod";
import type { ConnectorFailure } from "#contract/networks/connector-failures.ts";
import type { CommissionRate, ProgrammeCommission } from "./commission-range.ts";
import type { NetworkPresetKey } from "#contract/networks/presets/keys.ts";

/** An affiliate network's API as one declaration. The framework schedules, pages, throttles and records its runs. */
export interface Connector<Credentials extends z.ZodObject = z.ZodObject> {
  /** The preset that reads the records of `transactions`. */
  network: NetworkPresetKey;
  /**
   * Fields of the connection form. Secret fields are listed in `secrets`; they are stored encrypted and never
   * shown again.
   */
  credentials: Credentials;
  secrets: readonly (keyof z.output<Credentials> & string)[];
  /**
   * Base addresses by name. Only the environment can override them; if it doesn't override one of the names,
   * that name gets the environment's address for the first name. Requests to other hosts are refused.
   */
  origins: Readonly<Record<string, string>>;
  limits: ConnectorLimits;
  /** Returns the headers that authenticate each request. Tokens with an expiry are stored by `api.token`. */
  authorize: (api: ConnectorApi, credentials: z.output<Credentials>) => Promise<Record<string, string>>;
  /**
   * Makes the cheapest authenticated call. Returns the account's name at the network, to show to the
   * operator.
   */
  test: (api: ConnectorApi, credentials: z.output<Credentials>) => Promise<{ account: string }>;
  /**
   * Yields pages of records, each in the format that the network's preset reads. Ends after the window's last
   * page.
   */
  transactions: (
    api: ConnectorApi,
    credentials: z.output<Credentials>,
    window: PullWindow,
  ) => AsyncIterable<Page<NetworkRecord>>;
  /** Yields pages of the programmes that the account has joined. Ends after the last page. */
  programmes?: (
    api: ConnectorApi,
    credentials: z.output<Credentials>,
  ) => AsyncIterable<Page<NetworkProgramme>>;
  /** Yields pages of the coupons of joined programmes that are valid now or later. Ends after the last page. */
  coupons?: (api: ConnectorApi, credentials: z.output<Credentials>) => AsyncIterable<Page<NetworkCoupon>>;
  /**
   * Yields the purchases covered by the network's payments in a window, for networks whose transactions don't
   * say whether they were paid. Payments for which `isKnown` returns true may be left out. Ends after the last
   * payment.
   */
  payments?: (
    api: ConnectorApi,
    credentials: z.output<Credentials>,
    window: Pick<PullWindow, "from" | "to">,
    isKnown: (payment: string) => boolean,
  ) => AsyncIterable<Page<PaidPurchase>>;
  /** Sends claims for purchases that the network didn't track, if its API accepts them. */
  claims?: ConnectorClaims<z.output<Credentials>>;
}

/** A purchase that a payment of the network covers. */
export interface PaidPurchase {
  /** The payment's id at the network. */
  payment: string;
  paidAt: Date;
  /** The ids of the programme and the transaction, as in the network's records. */
  programme: string;
  transaction: string;
}

export interface ConnectorClaims<Credentials> {
  /**
   * Sends a claim. Returns its id at the network; `null` if the response doesn't contain it. @throws
   * ConnectorError `refused` if the network rejects this claim
   */
  send: (api: ConnectorApi, credentials: Credentials, claim: SentClaim) => Promise<string | null>;
  /** Yields pages of the claims sent in a window of at most `windowDays`. Ends after the last page. */
  list: (
    api: ConnectorApi,
    credentials: Credentials,
    window: Pick<PullWindow, "from" | "to">,
  ) => AsyncIterable<Page<ClaimStatus>>;
}

/** A claim for a purchase that the network didn't track. Amounts are in major units: `49.90`. */
export interface SentClaim {
  /** The programme's id at the network. */
  programme: string;
  /** The click reference that the network received. */
  click: string;
  order: string;
  amount: string;
  /** The commission that the network would pay. */
  commission: string;
  currency: string;
  purchasedAt: Date;
}

/** The state of a claim at the network. */
export interface ClaimStatus {
  /** The claim's id at the network. */
  id: string;
  click: string | null;
  order: string | null;
  state: "pending" | "approved" | "declined";
  /** Why the claim was declined. */
  reason: string | null;
}

export interface ConnectorLimits {
  requestsPerMinute: number;
  /** The longest window that the network accepts. Longer windows are read in slices. */
  windowDays: number;
  /**
   * The number of days after a purchase in which the network may change it. The nightly sweep covers them.
   */
  validationDays: number;
  /**
   * The maximum age in days of the data that the network returns; unlimited by default. Windows that start
   * earlier are shortened.
   */
  reachDays?: number;
  /** Whether a 403 response from the network also means too many requests. */
  isForbiddenThrottled?: boolean;
}

/** `from` is inclusive, `to` exclusive. `by` is the kind of time by which records are selected. */
export interface PullWindow {
  from: Date;
  to: Date;
  by: "change" | "purchase";
}

export interface Page<Item> {
  items: Item[];
}

/** A transaction as the network sends it: a JSON object, stored unchanged as the report's payload. */
export type NetworkRecord = Record<string, unknown>;

/** A programme that the account has joined. Values that the network doesn't list are `null`. */
export interface NetworkProgramme {
  id: string;
  /**
   * The value of `{programme}` in the tracking URL: by default the id, otherwise the programme's own link or
   * code.
   */
  trackingId?: string | null;
  name: string;
  site: string | null;
  domains: string[];
  logo: string | null;
  commission: ProgrammeCommission | null;
  /** The number of days after a purchase in which the network may change it. */
  validationDays: number | null;
  hasDeepLinks: boolean | null;
}

/** A coupon of a joined programme. Values that the network doesn't list are `null`. */
export interface NetworkCoupon {
  id: string;
  /** The id of its programme. */
  programme: string;
  title: string;
  terms: string | null;
  /** `null` for an offer without a code. */
  code: string | null;
  /**
   * The store's page with the offer. The network's own links can't be used, because they don't contain the
   * member's click.
   */
  page: string | null;
  discount: CommissionRate | null;
  startsAt: Date | null;
  /** The first moment at which the coupon is no longer valid. */
  endsAt: Date | null;
}

/**
 * Sends the requests of a connector. The framework limits their size and duration, throttles them and retries
 * them.
 */
export interface ConnectorApi {
  /**
   * Sends a request to one of the connector's origins and returns the answer's JSON.
   * @throws ConnectorError
   */
  json: (request: ConnectorRequest) => Promise<unknown>;
  /** Like `json`, for responses in XML or other text. */
  text: (request: ConnectorRequest) => Promise<string>;
  /**
   * Returns a token shared by all requests until shortly before it expires; `create` requests a new one. If a
   * request gets a 401 response, the token is discarded and the request is repeated once with a new one.
   */
  token: (create: () => Promise<{ token: string; expiresAt: Date }>) => Promise<string>;
  now: () => Date;
}

export interface ConnectorRequest {
  /** A key of `origins`; the first one by default. */
  origin?: string;
  method?: "GET" | "POST";
  /** Path and query, encoded. */
  path: string;
  query?: Record<string, string | undefined>;
  body?: { json: unknown } | { form: Record<string, string> };
  headers?: Record<string, string>;
  /** Whether to send the request without `authorize`, for example a token request. */
  isAnonymous?: boolean;
}

/**
 * A failed request to a network. Its message contains neither URL nor headers, because they contain
 * credentials.
 */
export class ConnectorError extends Error {
  readonly failure: ConnectorFailure;
  /** The HTTP status; `null` without an answer. */
  readonly status: number | null;
  /** When the network accepts requests again, if the response says so. */
  readonly retryAt: Date | null;
  /** The beginning of the response's text. */
  readonly responseText: string;

  constructor(
    failure: ConnectorFailure,
    status: number | null = null,
    retryAt: Date | null = null,
    responseText = "",
  ) {
    super(failure);
    this.failure = failure;
    this.status = status;
    this.retryAt = retryAt;
    this.responseText = responseText;
  }
}

/**
 * Type-checks a connector's declaration, including the type of its credentials, and returns it with the general
 * type `Connector`.
 */
export function defineConnector<Credentials extends z.ZodObject>(
  connector: Connector<Credentials>,
): Connector {
  // The framework parses credentials with the connector's schema before it passes them on.
  return connector as unknown as Connector;
}

/** Checks a response with a schema and returns its typed data. @throws ConnectorError `unreadable` */
export function parseResponse<T>(schema: z.ZodType<T>, response: unknown): T {
  const result = schema.safeParse(response);
  if (!result.success) throw new ConnectorError("unreadable", 200);
  return result.data;
}
