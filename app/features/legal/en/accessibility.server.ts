import type { LegalWords } from "../legal-words";

export const accessibility = {
  title: "Accessibility",
  lead: "How we build Cashlane so that everybody can use it, what doesn’t work well yet, and how to reach us.",
  sections: {
    standard: {
      title: "Our standard",
      body: `We work to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, in English, French and Arabic. Cashlane meets them in part: the exceptions we know of are listed under [Known limits](#limits).`,
    },
    features: {
      title: "What you can rely on",
      body: `- Every task works with the keyboard alone, in the order of the page, with a visible focus. A link at the top skips to the content.
- Headings, landmarks, labels and messages are written for screen readers. An error says what is wrong and stands next to its field; what you entered is kept.
- Texts stay readable at 200 %, on a phone and in a narrow window, from left to right and from right to left.
- There are a dark theme and support for your system’s high contrast and reduced motion.
- Pages work without scripts. No task depends on color, on sound or on being quick.
- You can log in with a passkey or a password manager; there are no puzzles to solve.`,
    },
    tested: {
      title: "How we test",
      body: `- A program checks the screens of visitors, members and staff against the rules of WCAG 2.2 AA that can be checked automatically, in three languages, in light and dark, on a phone and a desktop. No change is released with a known violation.
- Other programs use the main tasks with the keyboard alone, check what screen readers are told, and check high contrast and large text.

This is a self-assessment. Nobody independent has audited Cashlane, and it hasn’t been tested systematically with people who use assistive technology.`,
    },
    limits: {
      title: "Known limits",
      body: `- PDF documents (statements, receipts, invoices, certificates) aren’t tagged for screen readers. The same figures are on the pages they come from.
- Some charts are hard to explore with a screen reader. The figures behind them are on the same page or in its lists.
- The example screens of the design system are less complete than the product’s own.`,
    },
    others: {
      title: "What isn’t ours",
      body: `The stores you visit through us, the pages of payment and login services, and texts and pictures that stores send us are outside our control.`,
    },
    feedback: {
      title: "Tell us what doesn’t work",
      body: `Write to us through [Contact](/contact), with or without an account, if something keeps you from using Cashlane or if you need information in another form. Name the page and, if you like, the browser and the assistive technology you use. Each message is answered by a person.`,
    },
  },
} satisfies LegalWords;
