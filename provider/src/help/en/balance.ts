import type { CategoryWords } from "../help-words.ts";

export const balance = {
  articles: {
    "three-parts-of-your-balance": {
      title: "The three parts of your balance",
      body: `[My Balance](/apps/wallet/my-balance) shows where your money stands:

- **Available**: yours to withdraw now.
- **Pending**: cash back that isn’t available yet.
- **Withdrawing**: what you asked us to pay out, until it is sent or comes back.

**Lifetime** is all cash back that ever became available. The amount in the top bar is available and withdrawing together: what is yours and not paid out yet.`,
    },
    "read-your-entries": {
      title: "Read your ledger entries",
      body: `Below the figures of [My Balance](/apps/wallet/my-balance) stands every movement: what it was, when, how much, and the balance after it. Entries are never changed or removed; a mistake is put right by another entry.

Narrow the list by kind, by part of the balance and by day. The address in your browser keeps your choice, so you can save it.`,
    },
    "when-your-balance-is-negative": {
      title: "When your balance is negative",
      body: `If a store takes back cash back that was paid out to you already, your available balance can fall below zero.

You owe nothing in money. New cash back first brings the balance up again. Until it is positive, no withdrawal can be requested.

The entry under [My Balance](/apps/wallet/my-balance) says which purchase it was, and the page of the purchase says why.`,
    },
    "what-is-an-adjustment": {
      title: "What an adjustment is",
      body: `Sometimes an admin corrects your available balance by hand, up or down. Each adjustment has a reason, which you read beside its entry under [My Balance](/apps/wallet/my-balance).

Larger ones take two admins. None takes your available balance below zero, and no admin can adjust an own balance.`,
    },
  },
  answers: {
    "can-i-withdraw-pending": {
      title: "Can I withdraw pending cash back?",
      body: "No. Until the time for returns is over, the store may still take it back. It becomes available by itself.",
    },
    "what-is-the-amount-in-the-top-bar": {
      title: "What is the amount in the top bar?",
      body: "Available and withdrawing together: what is yours and not paid out yet. Pending cash back is not in it.",
    },
    "hide-my-amounts": {
      title: "Can I hide my amounts from people beside me?",
      body: "Yes. The eye in My Balance hides all amounts on every page until you press it again.",
    },
    "does-cash-back-expire": {
      title: "Does my cash back expire?",
      body: "No. What is in your balance stays there until you withdraw it.",
    },
    "balance-not-shown": {
      title: "Why is my balance not shown?",
      body: "When our system does not answer for a moment, we show no figure rather than a wrong one. Your money is not touched. Press **Retry** after a while.",
    },
  },
} satisfies CategoryWords;
