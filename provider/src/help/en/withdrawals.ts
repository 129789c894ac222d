import type { CategoryWords } from "../help-words.ts";

export const withdrawals = {
  articles: {
    "withdraw-your-money": {
      title: "Withdraw your money",
      body: `1. Open [Withdraw Cash Back](/apps/my-cash-back/withdraw).
2. Choose a payout method, or add one.
3. Enter an amount from 10 to 5,000 in your currency. You’ll see the fee and what you’ll receive.
4. Check everything and confirm with your password.

The amount moves from **Available** to **Reserved** right away. An admin then reviews your request, and we notify you of each step.`,
    },
    "payout-methods": {
      title: "Add or remove a payout method",
      body: `You can have up to five payout methods: bank accounts with an IBAN, and PayPal addresses. We ask for your password when you add one.

Details are stored encrypted and only partly shown. Admins can see them to make a payment, and every access is logged.

Removing a method doesn’t change withdrawals you’ve already requested: they’re still paid to it.`,
    },
    "fees-and-arrival": {
      title: "Fees and when the money arrives",
      body: `- **Bank transfer**: a fee of 1 unit of your currency; 1 to 3 business days after payment.
- **PayPal**: a fee of 1.5%; the same day or 1 business day after payment.

The fee is deducted from the amount you withdraw. You see it before you confirm. The days count from the payment, which follows the approval.`,
    },
    "states-of-a-withdrawal": {
      title: "Withdrawal statuses",
      body: `- **Requested**: an admin will review it; larger amounts need two. You can still cancel it.
- **Approved**: the payment is being prepared.
- **Paid**: we’ve sent the money. You’ll find the payment reference on the withdrawal’s page.
- **Declined**: an admin declined it and gave a reason.
- **Failed**: the payment didn’t go through.
- **Canceled**: you canceled it.

After **Declined**, **Failed** and **Canceled**, the full amount is back in your available balance.`,
    },
  },
  answers: {
    "minimum-and-maximum": {
      title: "How much can I withdraw?",
      body: "From 10 to 5,000 in your currency per withdrawal, and never more than is available.",
    },
    "cancel-a-withdrawal": {
      title: "Can I cancel a withdrawal?",
      body: "Yes, as long as it’s **Requested**. Open it in [Withdraw History](/apps/my-cash-back/withdraw-history) and press **Cancel withdrawal**. The amount is available again right away.",
    },
    "why-password-again": {
      title: "Why do you ask for my password again?",
      body: "Adding a payout method and withdrawing move your money. Your password makes sure it’s you, not someone using a screen you left open.",
    },
    "why-two-approvals": {
      title: "What does “1 of 2 approvals” mean?",
      body: "Two different admins have to approve larger withdrawals. The first has approved yours; the second is still to come.",
    },
    "money-has-not-arrived": {
      title: "My withdrawal is paid, but the money hasn’t arrived",
      body: "A bank transfer takes 1 to 3 business days after payment, PayPal up to one. If it takes longer, give your bank or PayPal the payment reference on the withdrawal’s page.",
    },
  },
} satisfies CategoryWords;
