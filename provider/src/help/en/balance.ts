import type { CategoryWords } from "../help-words.ts";

export const balance = {
  articles: {
    "three-parts-of-your-balance": {
      title: "The three parts of your balance",
      body: `[My Balance](/apps/wallet/my-balance) shows where your money is:

- **Available**: ready to withdraw.
- **Pending**: cash back that isn’t available yet.
- **Reserved**: set aside for withdrawals in progress.

**Lifetime** is the total cash back you’ve earned. The amount in the top bar is your available and reserved money together: what’s yours and hasn’t been paid out yet.`,
    },
    "read-your-entries": {
      title: "Read your transactions",
      body: `[My Balance](/apps/wallet/my-balance) lists every transaction with its date, amount and the balance after it. Transactions are never changed or removed; a mistake is corrected by another transaction.

You can filter the list by type, part of the balance and date. Your filters are part of the page’s address, so you can bookmark it.`,
    },
    "when-your-balance-is-negative": {
      title: "When your balance is negative",
      body: `If a store cancels cash back that you’ve already withdrawn, your available balance can fall below zero.

You don’t have to pay anything. New cash back brings the balance up again. You can request withdrawals once it’s positive.

The transaction under [My Balance](/apps/wallet/my-balance) names the purchase, and the purchase’s page gives the reason.`,
    },
    "what-is-an-adjustment": {
      title: "What an adjustment is",
      body: `Sometimes an admin corrects your available balance by hand, up or down. Each adjustment has a reason, shown with the transaction under [My Balance](/apps/wallet/my-balance).

Larger adjustments need two admins. An adjustment never takes your available balance below zero, and admins can’t adjust their own balance.`,
    },
  },
  answers: {
    "can-i-withdraw-pending": {
      title: "Can I withdraw pending cash back?",
      body: "No. Until the return period ends, the store can still cancel it. After that, it becomes available automatically.",
    },
    "what-is-the-amount-in-the-top-bar": {
      title: "What is the amount in the top bar?",
      body: "Your available and reserved money together: what’s yours and hasn’t been paid out yet. Pending cash back isn’t included.",
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
      body: "If our system doesn’t respond, we show no amount rather than a wrong one. Your money is safe. Press **Retry** after a while.",
    },
  },
} satisfies CategoryWords;
