import type { PurchaseVersion, SimulatedPurchase } from "../purchase.ts";

/** A purchase with its versions in chronological order. */
export interface PurchaseHistory {
  purchase: SimulatedPurchase;
  versions: PurchaseVersion[];
}

export interface ApiRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The headers by lower-case name. */
  headers: Record<string, string | undefined>;
  body: string;
  at: Date;
}

export interface ApiResponse {
  status: number;
  headers?: Record<string, string>;
  body: string;
}

/** A simulated API of a network. It answers and refuses requests as the real API does. */
export type SimulatedApi = (request: ApiRequest) => ApiResponse;

export interface ApiWorld {
  /** The account's purchases. */
  histories: () => PurchaseHistory[];
  /** The secret that the API accepts. */
  secret: string;
  /** The programmes that the account has joined; those of the demo by default. */
  programmes?: () => SimulatedProgramme[];
  /** The scopes for which the client was registered, for networks with scopes; all by default. */
  scopes?: () => string[] | undefined;
  /** The ids of additional programmes for which claims can be sent. */
  claimable?: number[];
  /** The coupons of the programmes at a point in time; those of the demo by default. */
  coupons?: (at: Date) => SimulatedCoupon[];
  /**
   * Returns an advertiser's decision on a claim at a point in time. A claim without a decision is approved
   * after 75 days.
   */
  decideClaim?: ((claim: SimulatedClaim, at: Date) => ClaimDecision | undefined) | undefined;
}

/** A claim for an untracked purchase, as publishers send it. Amounts are in major units. */
export interface SimulatedClaim {
  id: number;
  programme: number;
  click: string;
  order: string;
  amount: number;
  commission: number;
  currency: string;
  purchasedAt: Date;
  sentAt: Date;
  status: "pending" | "approved" | "declined";
  reason: string | null;
  decidedAt: Date | null;
}

type ClaimDecision = { status: "approved" } | { status: "declined"; reason: string };

/** A programme that the account has joined. */
export interface SimulatedProgramme {
  id: number;
  name: string;
  domain: string;
  /** The lowest and the highest commission. */
  percent: [lowest: number, highest: number];
  validationDays: number;
}

/** A coupon of a programme. */
export interface SimulatedCoupon {
  id: number;
  programme: number;
  title: string;
  terms: string;
  /** `null` for an offer without a code. */
  code: string | null;
  startsAt: Date;
  endsAt: Date;
}

const month = (at: Date, offset: number) =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + offset, 1));

/** Returns the coupons of the demo's account: one with and one without a code for each programme, new each month. */
export function demoCoupons(programmes: SimulatedProgramme[], at: Date): SimulatedCoupon[] {
  const [startsAt, endsAt] = [month(at, 0), month(at, 1)];
  const number = startsAt.getUTCFullYear() * 12 + startsAt.getUTCMonth();
  return programmes.flatMap(({ id: programme, name }) => {
    const word = name
      .normalize("NFKD")
      .replaceAll(/[^A-Za-z]/g, "")
      .slice(0, 8)
      .toUpperCase();
    const common = { programme, startsAt, endsAt };
    const id = (programme % 10_000) * 1_000_000 + number * 10;
    return [
      { ...common, id, title: `10% off at ${name}`, terms: "Once per customer.", code: `${word}10` },
      { ...common, id: id + 1, title: `Free delivery at ${name}`, terms: "On orders above 30.", code: null },
    ];
  });
}

/** Returns a text for use in an XML document. */
export function xmlText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

export function jsonResponse(
  status: number,
  content: unknown,
  headers: Record<string, string> = {},
): ApiResponse {
  return {
    status,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(content),
  };
}

/**
 * Creates a limit of requests per minute. The returned function counts a request and returns whether it is
 * within the limit.
 */
export function createMinuteLimit(maxRequests: number): (at: Date) => boolean {
  let accepted: number[] = [];
  return (at) => {
    // Times in the future are from an earlier test with another clock.
    accepted = accepted.filter((time) => time > at.getTime() - 60_000 && time <= at.getTime());
    if (accepted.length >= maxRequests) return false;
    accepted.push(at.getTime());
    return true;
  };
}

/** Returns the purchases as they were at a point in time, without later purchases and versions. */
export function historiesAt(histories: PurchaseHistory[], at: Date): PurchaseHistory[] {
  return histories
    .map(({ purchase, versions }) => ({
      purchase,
      versions: versions.filter(({ changedAt }) => changedAt <= at),
    }))
    .filter(({ versions }) => versions.length > 0);
}
