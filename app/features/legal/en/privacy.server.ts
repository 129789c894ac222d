import type { LegalWords } from "../legal-words";

export const privacy = {
  title: "Privacy",
  lead: "What we know about you, why, for how long, and what you can ask of us.",
  sections: {
    controller: {
      title: "Who is responsible",
      body: `The operator of this website is responsible for your data. You reach us through [Contact](/contact).`,
    },
    data: {
      title: "What we keep",
      body: `- **Account**: name, email address, language, time zone, and a hash of your password, which can’t be turned back into it.
- **Earning**: the stores you opened through us and the purchases that networks report, with time and amount; of each visit also the kind of device, the page it began on, your IP address, and the country of your browser’s time zone.
- **Favorites**: the stores you mark, so that we can tell you of higher rates and ending coupons.
- **Boosted rates**: nothing more. Whether you get one for new, invited or premium members follows from your purchases, your invitation and your account.
- **My links**: the pages you link to, and how often others follow your links. Of visitors without an account we store nothing then.
- **Money**: the entries of your balance, withdrawals, and payout details, which are encrypted.
- **Messages**: your claims with their proofs, what you write to us, your notifications and our emails to you.
- **Security**: devices signed in, their IP addresses, and what happened to your account.
- **Push notifications**, if you turn them on: your browser’s address at its push service, until you log out there or turn them off.
- **Browser extension**: that it is connected and when it was used last, never the pages you visit ([what it sees and sends](/extension#privacy)).`,
    },
    purpose: {
      title: "Why we keep it",
      body: `- To do what we promised: find your purchases, credit and pay your cash back, answer you.
- Because the law asks for it: bookkeeping and taxes.
- Because we have a fair interest in it: security, and no abuse.

We show no advertising of others, sell no data, and make no profile for advertising.`,
    },
    recipients: {
      title: "Who else receives data",
      body: `- **Stores and networks** receive a random number for each visit. It tells them that a customer came through us, not who it was.
- **Banks and PayPal** receive what a payment needs.
- **Your browser’s push service** delivers push notifications. It sees that we send you one, not what it says.
- **Those who run our servers and send our emails** work for us and by our rules.

Authorities receive data only when the law obliges us.`,
    },
    retention: {
      title: "How long we keep it",
      body: `- Logins end after 30 days without use, at the latest after 90 days.
- Your security log goes back 12 months.
- What you enter on showcase pages is deleted after a day.
- What you write to us without an account is deleted a year after the last message.
- Entries of balances and withdrawals stay as long as bookkeeping laws ask for.
- Everything else stays as long as you have an account.`,
    },
    cookies: {
      title: "Cookies",
      body: `We use only cookies that the website needs; none follows you to other websites:

- **Login** and **device**: who is signed in, and whether this browser is known.
- **Language, appearance, hidden amounts, shortcuts, keys**: what you chose.
- **Visited**: which files your browser has already.
- **Toast**, **ended visit** and **demo**: a message for your next page, a visit without a purchase, and what you tried on showcase pages.

Your browser also stores files of our design and a page for when you’re offline, nothing about you.`,
    },
    rights: {
      title: "Your rights",
      body: `You can ask what we know about you, have it corrected, handed over or deleted, and object to its use. Write to us through [Contact](/contact). You can also complain to your data protection authority.

Bookkeeping entries cannot be deleted at once. We separate them from your name as soon as the law allows it.`,
    },
    security: {
      title: "How we protect it",
      body: `Connections are encrypted. Passwords are stored as hashes and payout details encrypted. Each look of an administrator at payout details is recorded. We ask for your password again before money moves.`,
    },
  },
} satisfies LegalWords;
