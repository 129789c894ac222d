import { and, eq, inArray } from "drizzle-orm";
import { waitingCaseStates } from "#contract/fraud/fraud-signals.ts";
import { fraudCases } from "../schema/fraud-schema.ts";

/** A condition on fraud cases that wait for a decision. */
export const isWaiting = inArray(fraudCases.state, [...waitingCaseStates]);

/** A condition on fraud cases that hold the member's withdrawals. */
export const isHolding = and(isWaiting, eq(fraudCases.action, "hold"));
