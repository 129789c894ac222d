import { expect, test } from "vitest";
import { notificationDetails } from "#contract/notifications/notifications.ts";
import { SubjectLinks } from "../../../../../app/routes/$lang.apps.notifications/subject-links";
import { render } from "../../../../support/pages/render";

const notification = notificationDetails.parse({
  id: "n1",
  type: "cashback_earned",
  title: "Cash back",
  description: "You earned cash back",
  createdAt: "2026-03-02T02:00:00.000Z",
  isRead: false,
});

test.each([
  ["America/Los_Angeles", "2026-03-01"],
  ["UTC", "2026-03-02"],
])("links to the transactions of the notification's day in %s", (name, day) => {
  const html = render(<SubjectLinks notification={notification} />, {
    page: { timeZone: { name, isChosen: false } },
  });
  expect(html).toContain(`f.from=${day}&amp;f.to=${day}`);
});
