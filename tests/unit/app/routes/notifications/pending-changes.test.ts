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
const rowsAfter = (...forms: FormData[]) =>
  applyPending(rows, forms).map(({ id, isRead }) => id + (isRead ? "-" : "+"));

test("without pending changes shows the list unchanged", () =>
  expect(rowsAfter()).toEqual(["a+", "b-", "c+"]));
test("applies read, unread and deleted in the order requested", () => {
  expect(rowsAfter(form("read", "a", "c"))).toEqual(["a-", "b-", "c-"]);
  expect(rowsAfter(form("read", "a"), form("unread", "a", "b"))).toEqual(["a+", "b+", "c+"]);
  expect(rowsAfter(form("delete", "a"), form("unread", "b"), form("delete", "c"))).toEqual(["b+"]);
});
test("ignores unknown ids and other forms", () => {
  expect(rowsAfter(form("delete", "x"), form("read-all"))).toEqual(["a+", "b-", "c+"]);
});
