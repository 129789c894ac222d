import { expect, test } from "vitest";
import { applyPending } from "~/routes/$lang.apps.notifications/apply-pending";
import { createNotification } from "../../../../support/notifications/inbox";

const rows = [createNotification("a"), createNotification("b", { isRead: true }), createNotification("c")];

function form(intent: string, ...ids: string[]): FormData {
  const data = new FormData();
  data.set("intent", intent);
  for (const id of ids) data.append("id", id);
  return data;
}
const shown = (...forms: FormData[]) =>
  applyPending(rows, forms).map(({ id, isRead }) => id + (isRead ? "-" : "+"));

test("without pending changes shows the list unchanged", () => expect(shown()).toEqual(["a+", "b-", "c+"]));
test("applies read, unread and deleted in the order requested", () => {
  expect(shown(form("read", "a", "c"))).toEqual(["a-", "b-", "c-"]);
  expect(shown(form("read", "a"), form("unread", "a", "b"))).toEqual(["a+", "b+", "c+"]);
  expect(shown(form("delete", "a"), form("unread", "b"), form("delete", "c"))).toEqual(["b+"]);
});
test("ignores unknown ids and other forms", () => {
  expect(shown(form("delete", "x"), form("read-all"))).toEqual(["a+", "b-", "c+"]);
});
