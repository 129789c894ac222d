import type { NotificationType } from "#contract/notifications/notification-types.ts";
import type { NotificationTexts } from "../../i18n/notification-values.ts";

/** The notifications' default texts. `{amount}` is replaced with the value of that name. */
export const notifications: Record<NotificationType, NotificationTexts> = {
  withdrawal_approved: {
    title: "Your withdrawal was approved",
    description:
      "Your withdrawal of {amount} ({reference}) was approved. The money is on its way to you soon.",
  },
  withdrawal_held: {
    title: "We’re checking your withdrawal",
    description:
      "We’re taking a closer look at your withdrawal of {amount} ({reference}). Your money stays reserved for it, and you don’t need to do anything. We’ll tell you as soon as it’s decided.",
  },
  withdrawal_rejected: {
    title: "Your withdrawal was declined",
    description:
      "Your withdrawal of {amount} ({reference}) was declined. The money is back in your available balance. Reason: {reason}",
  },
  withdrawal_paid: {
    title: "Your money was sent",
    description: "We sent {net} for your withdrawal {reference}. Payment reference: {paymentReference}",
  },
  withdrawal_failed: {
    title: "Your payment failed",
    description:
      "We couldn’t send the money of your withdrawal of {amount} ({reference}). It’s back in your available balance. Reason: {reason}",
  },
  withdrawal_returned: {
    title: "Your payment came back",
    description:
      "The bank sent back your withdrawal of {amount} ({reference}). {returned} is in your available balance again. {reason}",
  },
  withdrawal_unclaimed: {
    title: "Claim your money at PayPal",
    description:
      "We sent {net} for your withdrawal {reference}, but PayPal has no account for your address yet. Open one with this address by {claimableUntil}; otherwise the money comes back to your balance.",
  },
  cashback_earned: {
    title: "You earned cash back",
    description: "{amount} cash back from {store} is in your available balance. You can withdraw it now.",
  },
  referral_paid: {
    title: "Your bonus is here",
    description: "{amount} for a friend who joined Cashlane are in your available balance.",
  },
  referral_undone: {
    title: "A referral bonus was reversed",
    description:
      "The purchase behind your referral bonus of {amount} was reversed, so the bonus left your available balance.",
  },
  favourite_rate_raised: {
    title: "{store} pays more",
    description: "{store}, one of your favorites, now pays up to {rate} cash back.",
  },
  favourite_coupon_ending: {
    title: "A coupon at {store} ends soon",
    description: "“{coupon}” at {store}, one of your favorites, ends on {endsAt}.",
  },
  gift_card_unused: {
    title: "Your gift card is waiting",
    description:
      "You haven’t opened the codes of your order {reference} for {amount} yet. They’re ready to use.",
  },
  weekly_summary: {
    title: "Your week at Cashlane",
    description:
      "You earned {earned} cash back last week. {payable} can probably be withdrawn this week. Favorites that pay more than before: {favourites}",
  },
  order_delivered: {
    title: "Your order is ready",
    description: "Your order {reference} for {amount} is ready. Open it to see the codes.",
  },
  order_refunded: {
    title: "Your money is back",
    description: "{amount} of your order {reference} is back in your available balance. Reason: {reason}",
  },
  ticket_answered: {
    title: "We answered you",
    description: "About “{subject}”: {answer}",
  },
  payout_method_outdated: {
    title: "Correct your payout method",
    description:
      "The bank says that the details of {account} changed. Remove this payout method and add it with the current details, so that your next withdrawal arrives.",
  },
  payout_transfer_failing: {
    title: "Payout run {run}: requests to PayPal fail",
    description:
      "The last requests to PayPal about payout run {run} failed, so members may not have been paid yet. They’re retried automatically. Open the run to see the reason.",
  },
  connection_failing: {
    title: "{network} can’t be read",
    description: "The last three attempts to read the network {network} failed. See why at its connection.",
  },
  connection_stale: {
    title: "{network}: data is older than a day",
    description: "Changes at the network {network} haven’t been read completely for more than a day.",
  },
  programmes_missing: {
    title: "{network}: most programs are missing",
    description:
      "The network {network} lists less than half of your programs. Their offers go on until you confirm it at the network’s programs.",
  },
  webhook_failing: {
    title: "Webhooks to {address} fail",
    description:
      "The program at {address} has rejected events for a while. We’ll send them again later; see the responses at its endpoint.",
  },
  webhook_disabled: {
    title: "Webhooks to {address} are off",
    description:
      "Nothing more is sent to {address}: it’s gone, or rejected everything for three days. Resume the endpoint once it works, then replay what was missed.",
  },
  fraud_hold: {
    title: "Withdrawals on hold",
    description:
      "Fraud rules put withdrawals on hold, the last of {member} (case {reference}). Decide the cases before they expire.",
  },
  programme_ended: {
    title: "{store}: offer ended",
    description:
      "The program of {store} at {network} has ended, or pays no commission that fits the offer. The offer is over, and members can no longer click through.",
  },
  commission_lowered: {
    title: "{store}: commission lowered",
    description:
      "{network} pays less for {store}. The offer’s rates were lowered to the new commission; please check them.",
  },
  offer_completed: {
    title: "Your purchase was tracked",
    description:
      "Your purchase at {store} was tracked. {amount} cash back awaits confirmation and can probably be withdrawn from {expectedPayableAt}.",
  },
};

/** The text of a tracked purchase whose date isn't certain. */
export const estimatedPurchase: string =
  "Your purchase at {store} was tracked. {amount} cash back awaits confirmation and can usually be withdrawn {usualDays} days after the purchase.";
