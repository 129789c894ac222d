import type { LegalWords } from "../legal-words";

export const terms = {
  title: "Terms of use",
  lead: "What you can expect of Cashlane, and what Cashlane expects of you.",
  sections: {
    service: {
      title: "What Cashlane does",
      body: `Stores pay a commission for customers who come to them through Cashlane. We share a part of it with you: your **cash back**. Cashlane is free: there is no fee for having an account and none for cash back.

Your purchase is a contract between you and the store. The store alone answers for its goods, delivery, returns and guarantees.`,
    },
    account: {
      title: "Your account",
      body: `- One person has one account. Its name and email address are correct.
- Your password is yours alone. You tell us at once if somebody else may know it.
- You are old enough to make contracts where you live.
- We may suspend an account that breaks these terms or puts others at risk. We say why, and you can object through [Contact](/contact).`,
    },
    earning: {
      title: "How cash back is earned",
      body: `Cash back is due when all of this is true:

1. You opened the store through Cashlane and bought in the same visit.
2. The store or its network reports the purchase and confirms it.
3. The purchase meets the terms on the store’s page at the time you opened it.

The rate shown when you opened the store applies. Returned, canceled and unpaid purchases earn nothing. If a purchase is missing, you can [claim it](/apps/my-cash-back/claim) for 90 days.`,
    },
    balance: {
      title: "Pending, available and reversed",
      body: `A reported purchase is **pending** until the network has accepted it and the return period is over. Then it is **available**.

If a store cancels a purchase later, its cash back is **reversed**, even if you’ve withdrawn it. Your balance can then be below zero. You can’t withdraw until it’s zero or more; we don’t charge interest and don’t ask you to pay the difference.`,
    },
    withdrawals: {
      title: "Withdrawals",
      body: `You can withdraw from 10 to 5,000 in your currency, at most what is available. A bank transfer costs 1 in your currency, PayPal 1.5%. You see the fee before you confirm.

We check each withdrawal. We may decline one with a reason; the full amount is then available again.`,
    },
    conduct: {
      title: "What isn’t allowed",
      body: `- Purchases made only to collect cash back and then returned.
- Several accounts, false names, or purchases for others for money.
- Programs that open stores or press buttons for you.
- Attempts to get at data or money of others.

Cash back earned this way isn’t owed. We may reverse it and close the account.`,
    },
    liability: {
      title: "What we answer for",
      body: `We answer without limit for intent, gross negligence and harm to life and health. For the rest we answer only for duties without which the service would make no sense, and only for what could be foreseen.

Tracking depends on your browser and on others. We do our best, but we cannot promise that every purchase is reported.`,
    },
    ending: {
      title: "Changes and the end",
      body: `You can leave at any time: write to us through [Contact](/contact). Withdraw what is available first.

We announce changes of these terms four weeks ahead by email or notification. If you don’t agree, you can close your account; we pay the cash back earned until then.`,
    },
  },
} satisfies LegalWords;
