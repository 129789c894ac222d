import { fractionDigits } from "#contract/money/minor-units.ts";
import { firstVersion, nextVersion } from "../purchase.ts";
import type { ApiWorld, PurchaseHistory, SimulatedClaim } from "./api.ts";

const day = 24 * 3_600_000;
/** The number of days after which a claim without a decision is approved. */
const approvalDelay = 75 * day;
const oldestPurchase = 4 * 365 * day;
const firstId = 810_000_001;

/** The claims sent to an API. Approved claims become transactions. */
export function createClaims({
  histories,
  programmes,
  claimable = [],
  decideClaim,
}: Pick<ApiWorld, "histories" | "claimable" | "decideClaim"> & Required<Pick<ApiWorld, "programmes">>) {
  const claims: SimulatedClaim[] = [];

  /** Applies the decisions of advertisers up to a time. */
  function decide(at: Date): void {
    for (const claim of claims) {
      if (claim.status !== "pending") continue;
      const isOverdue = at.getTime() - claim.sentAt.getTime() >= approvalDelay;
      const decision = decideClaim?.(claim, at) ?? (isOverdue && ({ status: "approved" } as const));
      if (decision) Object.assign(claim, { reason: null, ...decision, decidedAt: wholeSecond(at) });
    }
  }

  return {
    /** Adds a claim. Returns the claim, or the reason for refusing it. */
    add(
      claim: Pick<
        SimulatedClaim,
        "programme" | "click" | "order" | "amount" | "commission" | "currency" | "purchasedAt"
      >,
      at: Date,
    ): SimulatedClaim | string {
      const { programme, order, amount, purchasedAt } = claim;
      const age = at.getTime() - purchasedAt.getTime();
      const acceptedProgrammes = [...claimable, ...programmes().map(({ id }) => id)];
      if (!acceptedProgrammes.includes(programme)) return "The programme doesn't take your claims";
      if (order === "" || !(amount > 0) || Number.isNaN(age)) return "A field is missing";
      if (age < 0 || age > oldestPurchase) return "The date must be in the last four years";
      const isTracked = histories().some(({ purchase }) => purchase.order === order);
      if (isTracked || claims.some((other) => other.order === order))
        return "The order was tracked or claimed already";
      const added: SimulatedClaim = {
        ...claim,
        id: firstId + claims.length,
        sentAt: wholeSecond(at),
        status: "pending",
        reason: null,
        decidedAt: null,
      };
      claims.push(added);
      return added;
    },
    /** Lists the claims sent in a window. */
    list(from: Date, to: Date, at: Date): SimulatedClaim[] {
      decide(at);
      return claims.filter(({ sentAt }) => sentAt >= from && sentAt <= to);
    },
    /** Lists the transactions created from approved claims. */
    histories(at: Date): PurchaseHistory[] {
      decide(at);
      return claims.filter(({ status }) => status === "approved").map(historyOf);
    },
  };
}

function historyOf(claim: SimulatedClaim): PurchaseHistory {
  const { id, programme, click, order, amount, commission, currency, purchasedAt, decidedAt } = claim;
  const toMinorUnits = (major: number) => Math.round(major * 10 ** fractionDigits(currency));
  const items = [{ id: "1", code: "", amount: toMinorUnits(amount), commission: toMinorUnits(commission) }];
  const first = firstVersion(purchasedAt, items);
  return {
    purchase: { click, transaction: String(id), order, programme: String(programme), currency, purchasedAt },
    versions: [{ ...first, changedAt: decidedAt! }, nextVersion(first, "approve", decidedAt!)!],
  };
}

/** Networks store whole seconds. */
function wholeSecond(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 1000) * 1000);
}
