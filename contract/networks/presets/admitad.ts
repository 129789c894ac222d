import type { NetworkPreset } from "./preset.ts";

/**
 * Postbacks with the network's own macros. `pending` is a confirmed purchase that was put on hold again. Some
 * fields of the API's actions have other names, and their times are in Moscow time.
 */
export const admitad: NetworkPreset = {
  name: "Admitad",
  trackingUrl: "{programme}?subid={click}&ulp={site}",
  clickFormat: "uuid",
  clickLength: null,
  authentication: "token",
  mapping: {
    parameters: {
      click: "subid",
      transaction: "admitad_id|action_id",
      order: "order_id",
      amount: "order_sum|cart",
      commission: "payment_sum|payment",
      currency: "currency",
      status: "payment_status|status",
      time: "time|action_date",
      changedAt: "status_updated",
      paid: "reward_ready|paid",
    },
    statuses: {
      new: "pending",
      pending: "pending",
      approved: "confirmed",
      confirmed: "confirmed",
      approved_but_stalled: "pending",
      declined: "rejected",
    },
    amounts: "major",
    times: "seconds",
    timeZone: "Europe/Moscow",
  },
  pushQuery:
    "admitad_id=[[[admitad_id]]]&subid=[[[subid]]]&order_id=[[[order_id]]]&order_sum=[[[order_sum]]]&payment_sum=[[[payment_sum]]]&payment_status=[[[payment_status]]]&currency=[[[currency]]]&time=[[[time]]]&reward_ready=[[[reward_ready]]]",
  sample: {
    kind: "query",
    text: "admitad_id=123456789&subid=6c1f4b1e-6a7e-4d2c-9e53-0f6f6d3a8f10&order_id=111222333444&order_sum=55.96&payment_sum=5.59&payment_status=new&currency=USD&time=1771625040&reward_ready=0",
  },
};
