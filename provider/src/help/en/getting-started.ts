import type { CategoryWords } from "../help-words.ts";

export const gettingStarted = {
  articles: {
    "how-cash-back-works": {
      title: "How cash back works",
      body: `Stores pay for visitors who buy something. Cashlane passes a part of that on to you: your cash back.

1. Open a store from Cashlane and press **Shop now**.
2. Buy as you always do. The price is the store’s own.
3. The store’s network reports your purchase. It shows up as **Tracked**.
4. When the time for returns is over, the cash back becomes **Available**. You can [withdraw it](/apps/my-cash-back/withdraw).

You are notified when a purchase is tracked and when its cash back can be withdrawn.`,
    },
    "your-first-purchase": {
      title: "Make your first purchase",
      body: `1. [Log in](/login) or [create an account](/register). Without an account nobody would know whose cash back it is.
2. Choose a store under [Stores](/stores) and read its rates and terms.
3. Press **Shop now**. A page confirms that cash back is activated and until when purchases count.
4. Buy in the store that opens, in the same browser, without visiting other cash-back or coupon sites on the way.

Your purchase appears under [Cash Back Detail](/apps/my-cash-back/cash-back-detail) once the network has reported it.`,
    },
    "find-a-store": {
      title: "Find a store",
      body: `- **Search.** Press Ctrl K (⌘ K on a Mac) on any page, or the magnifier in the top bar. Accents and capitals do not matter.
- **Browse.** [Stores](/stores) can be narrowed by category and first letter, and sorted by name, by rate, or by what members order most.
- **Coupons.** Each tile says how many coupons run. The codes are on the store’s page, with a button to copy them.

A store without a rate pays nothing at the moment. What you bought there before still counts.`,
    },
    "what-rates-mean": {
      title: "What the rates mean",
      body: `A store gives back a **share** of the purchase, or a **fixed amount** for each one.

- **Up to** means that it depends on what you buy. The store’s page lists each rate.
- Some stores have a **cap**: the most that one purchase gives back.
- **Exclusions** names what is left out, such as gift cards.

The terms that count are those at the moment you press **Shop now**. A later change does not touch them. You find them again on the page of the purchase.`,
    },
  },
  answers: {
    "is-it-free": {
      title: "Is Cashlane free?",
      body: "Yes. An account, shopping and earning cost nothing. Only paying out has a fee, taken from the amount you withdraw: 1 unit of your currency for a bank transfer, 1.5% for PayPal.",
    },
    "do-i-need-an-account": {
      title: "Do I need an account?",
      body: "Not to look around: stores, rates and coupons are open to everybody. To earn cash back you need one, because a purchase can only be credited to somebody we know.",
    },
    "do-i-have-to-install-something": {
      title: "Do I have to install anything?",
      body: "No. Cashlane works in the browser of your phone or computer, also when scripts are switched off.",
    },
    "which-languages": {
      title: "Which languages does Cashlane speak?",
      body: "The pages are in English, French and Arabic; the language button in the top bar changes them. Notifications and emails can also be in Vietnamese: choose in [Notification settings](/apps/account-settings/notifications).",
    },
    "can-i-use-a-coupon": {
      title: "Can I use a coupon and still earn cash back?",
      body: "Use the codes on the store’s page at Cashlane. With a code from elsewhere the store may refuse the cash back because its terms were not met.",
    },
  },
} satisfies CategoryWords;
