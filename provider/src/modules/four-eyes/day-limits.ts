import type { Environment } from "../../environment.ts";
import { majorUnits } from "../../money.ts";

const day = 24 * 60 * 60 * 1000;

/** Returns the start of the 24 hours over which sums are computed. */
export function dayBefore(at: Date): Date {
  return new Date(at.getTime() - day);
}

/**
 * The amounts, in minor units, that one admin may handle alone within 24 hours. Beyond them a second admin is
 * needed.
 */
export interface DayLimits {
  /** Adjustments of one member's balance. */
  adjustmentsOfMember: bigint;
  /** Adjustments of all members' balances. */
  adjustments: bigint;
  /** Withdrawals of one member, approved or paid. */
  withdrawalsOfMember: bigint;
  /** Withdrawals of all members, approved or paid. */
  withdrawals: bigint;
  /** Cash back of imported reports. */
  imports: bigint;
}

export function dayLimits(environment: Environment): DayLimits {
  const inMinorUnits = (limit: number) => majorUnits(limit, environment.CURRENCY);
  return {
    adjustmentsOfMember: inMinorUnits(environment.ADJUSTMENT_LIMIT),
    adjustments: inMinorUnits(environment.ADJUSTMENT_DAY_LIMIT),
    withdrawalsOfMember: inMinorUnits(environment.WITHDRAWAL_MEMBER_DAY_LIMIT),
    withdrawals: inMinorUnits(environment.WITHDRAWAL_DAY_LIMIT),
    imports: inMinorUnits(environment.IMPORT_DAY_LIMIT),
  };
}

/** Why a second admin is needed although the amount alone wouldn't require one. */
export type SecondAdminReason = "member_day_limit" | "admin_day_limit" | "involved";
