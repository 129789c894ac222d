import type { CategoryWords } from "../help-words.ts";

export const withdrawals = {
  articles: {
    "withdraw-your-money": {
      title: "Withdraw your money",
      body: `1. Open [Withdraw Cash Back](/apps/my-cash-back/withdraw).
2. Choose a payout method, or add one.
3. Enter an amount from 10 to 5,000 in your currency. You see the fee and what you will receive.
4. Check everything and confirm with your password.

The amount moves from **Available** to **Withdrawing** at once. An admin then decides, and you are notified of each step.`,
    },
    "payout-methods": {
      title: "Add or remove a payout method",
      body: `You can have five payout methods: bank accounts with an IBAN, and PayPal addresses. To add one we ask for your password.

Details are stored encrypted and shown in part only. Admins see them for a payment, and each look is logged.

Removing a method changes nothing about withdrawals you have already requested: they still go there.`,
    },
    "fees-and-arrival": {
      title: "Fees and when the money arrives",
      body: `- **Bank transfer**: a fee of 1 unit of your currency; 1 to 3 business days after payment.
- **PayPal**: a fee of 1.5%; the same day or 1 business day after payment.

The fee is taken from the amount you withdraw. You see it before you confirm. The days count from the payment, which comes after the approval.`,
    },
    "states-of-a-withdrawal": {
      title: "What the states of a withdrawal mean",
      body: `- **Requested**: it waits for an admin. Larger amounts take two. You can still cancel it.
- **Approved**: the payment is being prepared.
- **Paid**: the money was sent; the payment reference is on its page.
- **Rejected**: an admin refused it and said why.
- **Failed**: the payment did not go through.
- **Canceled**: you took it back.

After **Rejected**, **Failed** and **Canceled** the whole amount is back in your available balance.`,
    },
  },
  answers: {
    "minimum-and-maximum": {
      title: "How much can I withdraw?",
      body: "From 10 to 5,000 in your currency per withdrawal, and never more than is available.",
    },
    "cancel-a-withdrawal": {
      title: "Can I cancel a withdrawal?",
      body: "Yes, as long as it is **Requested**. Open it in [Withdraw History](/apps/my-cash-back/withdraw-history) and press **Cancel withdrawal**. The amount is available again at once.",
    },
    "why-password-again": {
      title: "Why do you ask for my password again?",
      body: "Adding a payout method and withdrawing move your money. The password makes sure that it’s you, and not someone at a screen you left open.",
    },
    "why-two-approvals": {
      title: "What does “1 of 2 approvals” mean?",
      body: "Larger withdrawals are approved by two different admins. The first has agreed; the second one is still to come.",
    },
    "money-has-not-arrived": {
      title: "My withdrawal is paid, but the money is not there",
      body: "A bank transfer takes 1 to 3 business days after payment, PayPal up to one. If it takes longer, ask your bank or PayPal for the payment reference that stands on the page of the withdrawal.",
    },
  },
} satisfies CategoryWords;
