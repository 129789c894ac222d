import type { CategoryWords } from "../help-words.ts";

export const purchases = {
  articles: {
    "states-of-a-purchase": {
      title: "Purchase statuses",
      body: `- **Tracked**: the network has reported it. The cash back is in your pending balance.
- **Confirmed**: the network has accepted it. The money stays pending until the holding period ends.
- **On hold**: we’re looking into it. The reason is on the purchase’s page.
- **Available**: you can withdraw the cash back.
- **Declined**: the store or network turned it down. The amount leaves your pending balance.
- **Reversed**: canceled after it was available, for example because of a return.

Open a purchase under [Cash Back Detail](/apps/my-cash-back/cash-back-detail) to see every step with its date.`,
    },
    "when-a-purchase-shows-up": {
      title: "When your purchase shows up",
      body: `We don’t see what you buy. We learn about it when the store’s network reports it. That takes some networks minutes and others days.

Under **Tracked**, the store’s page shows how long this usually takes. Until then, you don’t need to do anything.

If that time has passed and you don’t see your purchase, [claim it](/apps/my-cash-back/claim).`,
    },
    "holding-days": {
      title: "Why cash back has to wait",
      body: `Purchases can be returned, and then the store pays nothing. That’s why each network has a **holding period** before it pays.

- How long it is depends on the network. The store’s page shows the usual time.
- The purchase’s page shows when its cash back should become available.
- On that day, if the purchase is confirmed, the cash back moves to your available balance, and we notify you.`,
    },
    "returns-and-cancellations": {
      title: "Returns and canceled orders",
      body: `Canceled or returned orders earn no cash back.

- Before the cash back is available: the purchase is **declined**, and the amount leaves your pending balance.
- After it became available: the purchase is **reversed**, and the amount is deducted from your available balance.
- If you return part of the order: the cash back is **corrected** to match the rest.

You’ll find the network’s reason on the purchase’s page.`,
    },
    "make-sure-it-is-tracked": {
      title: "Make sure your purchase is tracked",
      body: `- Begin each purchase with **Shop now** at Cashlane, even in a store you visited today.
- Stay in the same browser until you have paid. A store’s app may not be tracked.
- Accept the store’s cookies and pause blockers there.
- Don’t visit other cash back, price comparison or coupon sites in between: the last site counts.
- Keep the order confirmation until the cash back is available.`,
    },
  },
  answers: {
    "how-long-until-tracked": {
      title: "How long until my purchase appears?",
      body: "That depends on the store’s network. The store’s page shows how long it usually takes, next to **Tracked**.",
    },
    "why-still-pending": {
      title: "Why is my cash back still pending?",
      body: "It stays pending until the return period ends. The purchase’s page shows when it should become available.",
    },
    "why-amount-changed": {
      title: "Why did the amount of my cash back change?",
      body: "The network corrected the order, for example because you returned part of it. The purchase’s timeline shows the correction.",
    },
    "what-is-on-hold": {
      title: "What does “On hold” mean?",
      body: "We’re checking the purchase with the store. The money stays in your pending balance until the check is over. If it’s declined, you’ll see the reason.",
    },
    "how-long-does-a-visit-count": {
      title: "How long does a visit to a store count?",
      body: "Usually 30 days, depending on the network. The page after **Shop now** shows until when purchases count. If you visit another cash back site in between, the store may credit the purchase to that site.",
    },
  },
} satisfies CategoryWords;
