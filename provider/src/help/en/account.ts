import type { CategoryWords } from "../help-words.ts";

export const account = {
  articles: {
    "choose-your-notifications": {
      title: "Choose your notifications",
      body: `In [Notification settings](/apps/account-settings/notifications) each kind of notification has three switches:

- **In the app**: the bell and the notifications page.
- **Browser**: a notice of your system while Cashlane is in the background. The browser asks you first.
- **Email**: one for each, or one a day or a week at 8 in the morning.

Money that left or came back is always told in the app.`,
    },
    "quiet-hours-and-language": {
      title: "Quiet hours, time zone and language",
      body: `Notifications and emails are in Vietnamese until you choose another language in [Notification settings](/apps/account-settings/notifications). What you were told before keeps its words.

In **quiet hours** no email is sent and the browser stays silent; emails wait until the hours are over. They follow the time zone you choose there.`,
    },
    "keep-your-account-safe": {
      title: "Keep your account safe",
      body: `- Use a password that you have nowhere else.
- A login lasts up to 30 days on a device. On a shared one, log out when you are done: the menu behind your picture has **Log out**.
- We ask for the password again before money moves.
- After many wrong passwords we refuse more for a while. You can still log in on a device you have used before.
- Nobody at Cashlane asks for your password.`,
    },
    "the-bell": {
      title: "The bell and the live link",
      body: `The bell shows what you have not read. Opening a notification marks it read and leads to [Notifications](/apps/notifications), where you find the older ones.

**Live** means that news appear at once. **Offline** means that the connection is lost; Cashlane tries again by itself a few times and then offers **Retry**. Nothing is lost meanwhile.`,
    },
  },
  answers: {
    "why-vietnamese": {
      title: "Why are my notifications in Vietnamese?",
      body: "It is their language until you choose another. [Notification settings](/apps/account-settings/notifications) offer English, French and Arabic.",
    },
    "stop-e-mails": {
      title: "How do I stop the emails?",
      body: "With the link **Unsubscribe** at the end of each one, or one kind at a time in [Notification settings](/apps/account-settings/notifications). You are still told in the app what happens to your money.",
    },
    "notification-deleted-by-mistake": {
      title: "I deleted a notification by mistake",
      body: "Press **Undo** in the notice that appears. That works for 15 minutes.",
    },
    "how-long-am-i-logged-in": {
      title: "How long do I stay logged in?",
      body: "Up to 30 days on each device. **Log out** ends it at once on the device you use.",
    },
    "dark-mode": {
      title: "Is there a dark mode?",
      body: "Yes: light, dark, or as your system has it. The button is in the top bar, on a phone at the foot of the menu. Colors and layout are behind the tab at the edge of large screens.",
    },
  },
} satisfies CategoryWords;
