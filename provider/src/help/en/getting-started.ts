import type { CategoryWords } from "../help-words.ts";

export const gettingStarted = {
  articles: {
    "how-cash-back-works": {
      title: "How cash back works",
      body: `Stores pay for visitors who buy something. Cashlane shares part of that with you: your cash back.

1. Open a store from Cashlane and press **Shop now**.
2. Buy as you always do, at the store’s usual price.
3. The store’s network reports your purchase. It shows up as **Tracked**.
4. When the return period ends, the cash back becomes **Available**. You can [withdraw it](/apps/my-cash-back/withdraw).

We’ll notify you when a purchase is tracked and when you can withdraw its cash back.`,
    },
    "your-first-purchase": {
      title: "Make your first purchase",
      body: `1. [Log in](/login) or [create an account](/register). You need an account so that we can credit your cash back.
2. Choose a store under [Stores](/stores) and read its rates and terms.
3. Press **Shop now**. A page confirms that cash back is activated and shows until when purchases count.
4. Buy in the store that opens, in the same browser, without visiting other cash back or coupon sites on the way.

Your purchase appears under [Cash Back Detail](/apps/my-cash-back/cash-back-detail) once the network has reported it.`,
    },
    "find-a-store": {
      title: "Find a store",
      body: `- **Search.** Press Ctrl K (⌘ K on a Mac) on any page, or the magnifier in the top bar. Accents and capital letters don’t matter.
- **Browse.** You can filter [Stores](/stores) by category and first letter, and sort them by name, rate or popularity.
- **Coupons.** Each tile shows how many coupons a store has. You can copy the codes on the store’s page.

A store without a rate pays no cash back right now. Earlier purchases still count.`,
    },
    "what-rates-mean": {
      title: "What the rates mean",
      body: `A store pays back a **percentage** of each purchase, or a **fixed amount**.

- **Up to** means that it depends on what you buy. The store’s page lists each rate.
- Some stores have a **cap**: the most you can get for one purchase.
- **Exclusions** lists what doesn’t earn cash back, such as gift cards.

The terms at the moment you press **Shop now** apply; later changes don’t affect your purchase. You’ll find them on the purchase’s page.`,
    },
  },
  answers: {
    "is-it-free": {
      title: "Is Cashlane free?",
      body: "Yes. Your account, shopping and earning cost nothing. Only withdrawals have a fee, deducted from the amount you withdraw: 1 unit of your currency for a bank transfer, 1.5% for PayPal.",
    },
    "do-i-need-an-account": {
      title: "Do I need an account?",
      body: "Not to look around: anyone can see stores, rates and coupons. To earn cash back you need one, so that we can credit your purchases.",
    },
    "do-i-have-to-install-something": {
      title: "Do I have to install anything?",
      body: "No. Cashlane works in the browser on your phone or computer, even with JavaScript turned off.",
    },
    "which-languages": {
      title: "Which languages does Cashlane support?",
      body: "The pages are in English, French and Arabic; change the language with the button in the top bar. Notifications and emails can also be in Vietnamese: choose in [Notification settings](/apps/account-settings/notifications).",
    },
    "can-i-use-a-coupon": {
      title: "Can I use a coupon and still earn cash back?",
      body: "Yes, with the codes on the store’s page at Cashlane. If you use a code from elsewhere, the store may decline the cash back because its terms weren’t met.",
    },
  },
} satisfies CategoryWords;
