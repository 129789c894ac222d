import { beforeEach, describe, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { texts as english } from "~/locales/en/administration";
import { hasControl, inputValue, readPage } from "../../support/money/member-world";
import { adminFixtures, queuePath } from "../../support/money/admin-fixtures";

const fixtures = adminFixtures();
beforeEach(() => fixtures.front.broken.clear());

const targetOf = (action: string, ids: string[]) =>
  `${queuePath}?decide=${action}&${ids.map((id) => `id=${id}`).join("&")}`;
async function loadFormKey(action: string, ids: string[]) {
  const key = inputValue(await readPage(fixtures.ada.browser.request(targetOf(action, ids))), "key");
  return { key: key ?? "" };
}
const placeOf = (response: Response) => [response.status, response.headers.get("location")];
async function readLog(reference: string) {
  const query = { q: reference };
  return (await fixtures.provider.call(listActivityLogs, { as: fixtures.otto.user, query })).data.length;
}

describe("M2 the form of a decision sent again", () => {
  test.each([
    ["approve", {}, "requested", "approved"],
    ["reject", { reason: "terms" }, "requested", "rejected"],
    ["mark-paid", { paymentReference: "SEPA-9" }, "approved", "paid"],
    ["fail", { reason: "bank_returned" }, "approved", "failed"],
  ] as const)(
    "%s, five at once and once later: all get the first answer",
    async (action, fields, from, to) => {
      const { id, reference } = await fixtures[from]();
      const formFields = { ...fields, ...(await loadFormKey(action, [id])) };
      const before = await readLog(reference);
      const send = () => fixtures.decide(fixtures.ada, action, [id], formFields);
      const responses = await Promise.all(Array.from({ length: 5 }, send));
      for (const response of [...responses, await send()])
        expect(placeOf(response)).toEqual([302, queuePath]);
      expect((await fixtures.look(id)).state).toEqual(to);
      expect(await readLog(reference)).toEqual(before + 1);
    },
  );

  test("in bulk, completed items return their first answer and refused ones are refused again", async () => {
    const [one, late] = [await fixtures.requested(), await fixtures.requested()];
    const ids = [one.id, late.id];
    const formKey = await loadFormKey("approve", ids);
    await fixtures.decide(fixtures.otto, "reject", [late.id], { reason: "terms" });
    for (let again = 0; again < 2; again++) {
      const response = await fixtures.decide(fixtures.ada, "approve", ids, formKey);
      const html = await readPage(response);
      expect(response.status).toBe(409);
      for (const text of ["1 withdrawal approved", "1 withdrawal wasn’t changed", late.reference])
        expect(html).toContain(text);
    }
  });

  test("M6 the first of two approvals stays one; another form of the same admin is refused", async () => {
    const { id } = await fixtures.requested(60_000);
    const formKey = await loadFormKey("approve", [id]);
    for (let again = 0; again < 3; again++)
      expect(placeOf(await fixtures.decide(fixtures.ada, "approve", [id], formKey))).toEqual([
        302,
        queuePath,
      ]);
    expect((await fixtures.decide(fixtures.ada, "approve", [id])).status).toBe(409);
    expect(await fixtures.look(id)).toMatchObject({
      state: "requested",
      approvals: { given: 1, required: 2 },
    });
  });

  test("going back shows nothing left to decide", async () => {
    const { id } = await fixtures.requested();
    const open = () => readPage(fixtures.ada.browser.request(targetOf("approve", [id])));
    const button = { name: "intent", value: "approve" };
    const asking = await open();
    expect(hasControl(asking, button)).toBe(true);
    expect(inputValue(asking, "ids")).toBe(id);
    const key = inputValue(asking, "key")!;
    await fixtures.decide(fixtures.ada, "approve", [id], { key });
    const html = await open();
    expect(html).toContain(english.nothingToDecide);
    expect(hasControl(html, button)).toBe(false);
    expect(inputValue(html, "ids")).toBeUndefined();
  });

  test("each rendering has a new key, except after a refusal", async () => {
    const { id } = await fixtures.requested();
    const formKey = await loadFormKey("reject", [id]);
    expect(await loadFormKey("reject", [id])).not.toEqual(formKey);
    const incomplete = await readPage(fixtures.decide(fixtures.ada, "reject", [id], formKey));
    expect(inputValue(incomplete, "key")).toBe(formKey.key);
    fixtures.front.broken.set("POST /v1/admin/withdrawals/bulk", (_, response) => void response.destroy());
    const failedResponse = await fixtures.decide(fixtures.ada, "reject", [id], {
      ...formKey,
      reason: "terms",
    });
    expect(failedResponse.status).toBe(503);
    expect(inputValue(await readPage(failedResponse), "key")).toBe(formKey.key);
    fixtures.front.broken.clear();
    expect(
      (await fixtures.decide(fixtures.ada, "reject", [id], { ...formKey, reason: "terms" })).status,
    ).toBe(302);
  });
});
