import type { CategoryWords } from "../help-words.ts";

export const claims = {
  articles: {
    "claim-a-purchase": {
      title: "Claim a missing purchase",
      body: `1. Open [Missing a purchase?](/apps/my-cash-back/claim) in your account.
2. Choose the visit during which you bought something. Visits of the last 90 days are listed.
3. Enter the order’s number, date and total as shown in the store’s confirmation.
4. Add proof and send the claim.

We’ll ask the store for you; you can follow the status of your claim. Each order is credited only once.`,
    },
    "proof-for-a-claim": {
      title: "Proof for a claim",
      body: `The store’s order confirmation is best: the email as a PDF, or a picture of it.

- It shows the order’s number, date and total.
- It’s a **JPEG**, **PNG** or **PDF** of at most **5 MB**.
- Hide details we don’t need, such as your card number.

Only admins can open it, and every access is logged.`,
    },
    "states-of-a-claim": {
      title: "Claim statuses",
      body: `- **Submitted**: we’ve received it.
- **With the store**: we’ve asked the store.
- **Accepted**: the purchase is credited with the terms of your visit. Its cash back becomes available when the holding period ends.
- **Declined**: you’ll see the reason with the claim.

Your claims are listed at the end of [Missing a purchase?](/apps/my-cash-back/claim), newest first.`,
    },
    "why-a-purchase-is-missing": {
      title: "Why a purchase may be missing",
      body: `- The network hasn’t reported it yet. The store’s page says how long that takes.
- The visit didn’t begin with **Shop now**, or the purchase was made in another browser or in an app.
- Another cash-back or coupon site was opened after ours. The store counts the last one.
- The store couldn’t see the visit because of a blocker or declined cookies.
- What you bought is excluded from cash back. See **Exclusions** on the store’s page.`,
    },
  },
  answers: {
    "how-late-can-i-claim": {
      title: "How late can I claim a purchase?",
      body: "Up to 90 days after your visit to the store.",
    },
    "why-is-my-visit-not-listed": {
      title: "Why can’t I choose my visit?",
      body: "You can claim a visit once the store’s usual reporting time is over; until then you see the date from which you can. A visit isn’t listed if it’s older than 90 days, already has a purchase, or has an open claim.",
    },
    "which-files-as-proof": {
      title: "Which files can I send as proof?",
      body: "One JPEG, PNG or PDF of at most 5 MB.",
    },
    "how-many-claims": {
      title: "How many claims can I send?",
      body: "As many as you need, with at most ten open at a time.",
    },
    "claim-sent-twice": {
      title: "I pressed “Send” twice. Is my claim sent twice?",
      body: "No. We only accept a form once, and each order is credited only once.",
    },
  },
} satisfies CategoryWords;
