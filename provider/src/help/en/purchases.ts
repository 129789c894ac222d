import type { CategoryWords } from "../help-words.ts";

export const purchases = {
  articles: {
    "states-of-a-purchase": {
      title: "What the states of a purchase mean",
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
      body: `We do not see what you buy. We learn of it when the store’s network reports it, and each network has its own pace: some need minutes, others days.

The store’s page says **Tracked**, with the time its purchases usually take. Until then there is nothing to do.

If the time is over and nothing has come, [claim the purchase](/apps/my-cash-back/claim).`,
    },
    "holding-days": {
      title: "Why cash back has to wait",
      body: `Goods can be sent back, and then the store pays nothing. So each network keeps a purchase for some **holding days** before it pays for it.

- How many depends on the network. The store’s page says what is usual.
- The page of a purchase shows the day from which it should be payable.
- When that day has come and the purchase is confirmed, the cash back moves to your available balance by itself, and you are notified.`,
    },
    "returns-and-cancellations": {
      title: "Returns and canceled orders",
      body: `An order that is canceled or sent back earns nothing.

- Not payable yet: the purchase is **declined**, and the amount leaves your pending balance.
- Payable already: it is **reversed**, and the amount is taken from your available balance.
- Part of it sent back: the cash back is **corrected** to what is left of the order.

The reason the network gave is on the page of the purchase.`,
    },
    "make-sure-it-is-tracked": {
      title: "Make sure that your purchase is tracked",
      body: `- Begin each purchase with **Shop now** at Cashlane, even in a store you visited today.
- Stay in the same browser until you have paid. A store’s app may not be tracked.
- Accept the store’s cookies and pause blockers there.
- Do not open other cash-back, price or coupon sites in between: the last site counts.
- Keep the order confirmation until the cash back is payable.`,
    },
  },
  answers: {
    "how-long-until-tracked": {
      title: "How long until my purchase appears?",
      body: "That depends on the store’s network. The store’s page says how long it usually takes, next to **Tracked**.",
    },
    "why-still-pending": {
      title: "Why is my cash back still pending?",
      body: "The network keeps the purchase until the time for returns is over. The page of the purchase shows the day from which it should be payable.",
    },
    "why-amount-changed": {
      title: "Why did the amount of my cash back change?",
      body: "The network corrected the order, for example because a part was sent back. The timeline of the purchase shows the correction.",
    },
    "what-is-on-hold": {
      title: "What does “On hold” mean?",
      body: "We’re checking the purchase with the store. The money stays in your pending balance until the check is over. If it’s declined, you’ll see the reason.",
    },
    "how-long-does-a-visit-count": {
      title: "How long does a visit to a store count?",
      body: "Usually 30 days; a network can have another time. The page after **Shop now** says until when purchases count. If you visit another cash-back site in between, the store may count the purchase for that one.",
    },
  },
} satisfies CategoryWords;
