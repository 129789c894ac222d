import type { EventType } from "#contract/webhooks/events.ts";
import { toWire } from "../../money.ts";
import type { NewEvent } from "../webhooks/emit.ts";
import type { WithdrawalRow } from "./view.ts";

type WithdrawalEventType = Extract<EventType, `withdrawal.${string}`>;

/** Returns the event for a withdrawal's current state. */
export function withdrawalEvent(
  withdrawal: WithdrawalRow,
  type: WithdrawalEventType = `withdrawal.${withdrawal.state}`,
): NewEvent {
  const { id, reference, userId, state, heldAt, amount, fee, net, currency } = withdrawal;
  const { methodKind, failure, returnedAmount, requestedAt } = withdrawal;
  return {
    type,
    objectId: id,
    data: {
      id,
      reference,
      memberId: userId,
      state,
      isHeld: heldAt !== null,
      currency,
      amount: toWire(amount),
      fee: toWire(fee),
      net: toWire(net),
      method: methodKind,
      failure,
      returnedAmount: returnedAmount === null ? null : toWire(returnedAmount),
      requestedAt: requestedAt.toISOString(),
    },
  };
}
