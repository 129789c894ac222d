import type { CategoryWords } from "../help-words.ts";

export const account = {
  articles: {
    "choose-your-notifications": {
      title: "Choose your notifications",
      body: `In [Notification settings](/apps/account-settings/notifications) each type of notification has three switches:

- **In the app**: the bell and the notifications page.
- **Browser**: a system notification while Cashlane is in the background. Your browser asks you first.
- **Email**: one for each notification, or a daily or weekly summary at 8 a.m.

We always notify you in the app when money leaves or returns.`,
    },
    "quiet-hours-and-language": {
      title: "Quiet hours, time zone and language",
      body: `Notifications and emails are in Vietnamese until you choose another language in [Notification settings](/apps/account-settings/notifications). Earlier notifications stay as they are.

In **quiet hours** we send no emails or browser notifications; emails arrive once the hours are over. They follow the time zone you choose there.`,
    },
    "keep-your-account-safe": {
      title: "Keep your account safe",
      body: `- Use a password that you use nowhere else.
- A login lasts up to 30 days on a device. On a shared device, log out when you’re done: open the menu under your picture and choose **Log out**.
- We ask for the password again before money moves.
- After too many wrong passwords, logging in is blocked for a while. You can still log in on a device you’ve used before.
- We never ask for your password by email, message or phone.`,
    },
    "the-bell": {
      title: "The bell and the live link",
      body: `The bell shows your unread notifications. Opening one marks it as read and takes you to [Notifications](/apps/notifications), where you’ll find older ones.

**Live** means that new notifications appear right away. **Offline** means that the connection was lost; Cashlane tries again a few times and then offers **Retry**. You won’t miss any notifications.`,
    },
  },
  answers: {
    "why-vietnamese": {
      title: "Why are my notifications in Vietnamese?",
      body: "It’s their language until you choose another. [Notification settings](/apps/account-settings/notifications) offer English, French and Arabic.",
    },
    "stop-e-mails": {
      title: "How do I stop the emails?",
      body: "Use the **Unsubscribe** link at the end of each email, or turn off one type at a time in [Notification settings](/apps/account-settings/notifications). We’ll still notify you in the app about your money.",
    },
    "notification-deleted-by-mistake": {
      title: "I deleted a notification by mistake",
      body: "Press **Undo** in the message that appears. You have 15 minutes.",
    },
    "how-long-am-i-logged-in": {
      title: "How long do I stay logged in?",
      body: "Up to 30 days on each device. **Log out** ends it right away on the device you’re using.",
    },
    "dark-mode": {
      title: "Is there a dark mode?",
      body: "Yes: light, dark, or the same as your system. The button is in the top bar; on a phone, it’s at the bottom of the menu. To change colors and layout on a large screen, open the tab at its edge.",
    },
  },
} satisfies CategoryWords;
