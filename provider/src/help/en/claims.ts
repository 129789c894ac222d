import type { CategoryWords } from "../help-words.ts";

export const claims = {
  articles: {
    "claim-a-purchase": {
      title: "Claim a purchase that is missing",
      body: `1. Open [Missing a purchase?](/apps/my-cash-back/claim) in your account.
2. Choose the visit on which you bought. Visits of the last 90 days are listed.
3. Enter the order’s number, day and total, as the store confirmed them.
4. Add a proof and send the claim.

You see at once that it was sent. We ask the store for you, and the claim shows what became of it. An order is credited once only.`,
    },
    "proof-for-a-claim": {
      title: "Which proof a claim needs",
      body: `The store’s order confirmation is best: the email as a PDF, or a picture of it.

- It shows the order number, the day and the total.
- It is a **JPEG**, **PNG** or **PDF** of at most **5 MB**.
- Cover what nobody needs to see, such as your card number.

Only admins can open it, and each look is logged.`,
    },
    "states-of-a-claim": {
      title: "Claim statuses",
      body: `- **Submitted**: we have it.
- **With the store**: we have asked the store.
- **Accepted**: the purchase is credited by the terms of your visit. It is payable when its holding time is over.
- **Refused**: the reason stands beside the claim.

You find your claims at the end of [Missing a purchase?](/apps/my-cash-back/claim), the newest first.`,
    },
    "why-a-purchase-is-missing": {
      title: "Why a purchase may be missing",
      body: `- The network has not reported it yet. The store’s page says how long that takes.
- The visit did not begin with **Shop now**, or the purchase was made in another browser or in an app.
- Another cash-back or coupon site was opened after ours. The store counts the last one.
- A blocker or refused cookies hid the visit from the store.
- What you bought earns nothing. The store’s page lists it.`,
    },
  },
  answers: {
    "how-late-can-i-claim": {
      title: "How late can I claim a purchase?",
      body: "Up to 90 days after your visit to the store.",
    },
    "why-is-my-visit-not-listed": {
      title: "Why can I not choose my visit?",
      body: "A visit can be claimed once the store’s usual time to report is over; before that it says from when. It is not listed if it is older than 90 days, has a purchase already, or has an open claim.",
    },
    "which-files-as-proof": {
      title: "Which files can I send as a proof?",
      body: "One JPEG, PNG or PDF of at most 5 MB.",
    },
    "how-many-claims": {
      title: "How many claims can I send?",
      body: "As many as you need, with at most ten open at a time.",
    },
    "claim-sent-twice": {
      title: "I pressed “Send” twice. Is my claim sent twice?",
      body: "No. The same form is taken once, and an order is credited once.",
    },
  },
} satisfies CategoryWords;
