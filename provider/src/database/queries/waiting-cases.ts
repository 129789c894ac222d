import { and, eq, inArray } from "drizzle-orm";
import { waitingCaseStates } from "#contract/fraud/fraud-signals.ts";
import { fraudCases } from "../schema/fraud-schema.ts";

/** Matches fraud cases that wait for a decision. */
export const isWaiting = inArray(fraudCases.state, [...waitingCaseStates]);

/** Matches fraud cases because of which the member's withdrawals are on hold. */
export const isHolding = and(isWaiting, eq(fraudCases.action, "hold"));
