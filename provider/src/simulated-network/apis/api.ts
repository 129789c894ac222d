import type { PurchaseVersion, SimulatedPurchase } from "../purchase.ts";

/** A purchase and what has happened to it, in the order of time. */
export interface PurchaseHistory {
  purchase: SimulatedPurchase;
  versions: PurchaseVersion[];
}

export interface ApiRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  /** By lower-case name. */
  headers: Record<string, string | undefined>;
  body: string;
  at: Date;
}

export interface ApiAnswer {
  status: number;
  headers?: Record<string, string>;
  body: string;
}

/** A network's API: answers as the real one does, and refuses what the real one refuses. */
export type SimulatedApi = (request: ApiRequest) => ApiAnswer;

export interface ApiWorld {
  /** The account's purchases. */
  histories: () => PurchaseHistory[];
  /** The secret that the API accepts. */
  secret: string;
  /** The programmes that the account has joined; those of the demo by default. */
  programmes?: () => SimulatedProgramme[];
}

/** A programme that the account has joined. */
export interface SimulatedProgramme {
  id: number;
  name: string;
  domain: string;
  /** The lowest and the highest commission. */
  percent: [lowest: number, highest: number];
  validationDays: number;
}

export function jsonAnswer(
  status: number,
  content: unknown,
  headers: Record<string, string> = {},
): ApiAnswer {
  return {
    status,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(content),
  };
}

/** Returns a function that returns whether one more request is within the limit per minute. */
export function createMinuteLimit(most: number): (at: Date) => boolean {
  let accepted: number[] = [];
  return (at) => {
    // Later times are those of an earlier test.
    accepted = accepted.filter((time) => time > at.getTime() - 60_000 && time <= at.getTime());
    if (accepted.length >= most) return false;
    accepted.push(at.getTime());
    return true;
  };
}

/** Returns the purchases as they are at a time: without later versions, and without later purchases. */
export function historiesAt(histories: PurchaseHistory[], at: Date): PurchaseHistory[] {
  return histories
    .map(({ purchase, versions }) => ({
      purchase,
      versions: versions.filter(({ changedAt }) => changedAt <= at),
    }))
    .filter(({ versions }) => versions.length > 0);
}
