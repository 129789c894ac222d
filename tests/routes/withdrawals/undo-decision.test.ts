import { describe, expect, test } from "vitest";
import { cancelWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { applyDueDecisions } from "#provider/modules/withdrawals/apply-due-decisions.ts";
import { adminFixtures, type Desk, queuePath } from "../../support/money/admin-fixtures";
import { readPage } from "../../support/money/member-world";

const fixtures = adminFixtures({ DECISION_UNDO_SECONDS: "60" });
const allPath = `${queuePath}?f.stage=all`;
const pageOf = (desk: Desk, target = allPath) => readPage(desk.browser.request(target));

async function createApprovedWithdrawal() {
  const found = await fixtures.requested();
  await fixtures.decide(fixtures.ada, "approve", [found.id]);
  return found;
}
function undo(ids: string[]) {
  const fields = ids.map((id): [string, string] => ["ids", id]);
  return fixtures.post(fixtures.ada, allPath, [["intent", "undo"], ...fields]);
}

describe("a decision that can be undone", () => {
  test("is announced above the list, with Undo", async () => {
    const { reference, id } = await createApprovedWithdrawal();
    const html = await pageOf(fixtures.ada);
    expect(html).toMatch(new RegExp(`Approving….*${reference}.*value="undo"`, "s"));
    await undo([id]);
  });

  test("is announced in the next case, too", async () => {
    const [{ id }, next] = [await createApprovedWithdrawal(), await fixtures.requested()];
    expect(await pageOf(fixtures.ada, `${allPath}&view=${next.id}`)).toContain("Approving…");
    await undo([id]);
  });

  test("is shown to other admins without a decision to make", async () => {
    const { id } = await createApprovedWithdrawal();
    const html = await pageOf(fixtures.otto, `${allPath}&view=${id}`);
    expect(html).toContain("Ada Admin has just reviewed it");
    expect(html).not.toContain(`decide=reject&amp;id=${id}`);
    await undo([id]);
  });

  test("leaves the withdrawal open once undone", async () => {
    const { id } = await createApprovedWithdrawal();
    expect((await undo([id])).headers.get("location")).toBe(allPath);
    expect(await pageOf(fixtures.ada)).toContain("Undone. The withdrawal is open as before.");
    expect(await fixtures.look(id)).toMatchObject({ state: "requested", queued: null });
  });

  test("says when it is too late", async () => {
    const { id } = await fixtures.requested();
    await undo([id]);
    expect(await pageOf(fixtures.ada)).toContain("Too late to undo");
  });

  test("has one Undo for a whole selection", async () => {
    const ids = [(await fixtures.requested()).id, (await fixtures.requested()).id];
    await fixtures.decide(fixtures.ada, "approve", ids);
    const html = await pageOf(fixtures.ada);
    const notice = html.slice(html.indexOf("<main"), html.indexOf("<table"));
    expect(notice.match(/value="undo"/g)).toHaveLength(1);
    await undo(ids);
  });

  test("explains why it wasn't carried out, until dismissed", async () => {
    const { id, payee } = await createApprovedWithdrawal();

    await fixtures.provider.call(cancelWithdrawal, { as: payee, params: { id } });
    const { app } = fixtures.provider;
    const clock = () => new Date(Date.now() + 61_000);
    await applyDueDecisions(Object.assign(Object.create(app) as typeof app, { clock }));
    expect(await pageOf(fixtures.ada)).toContain("Already reviewed by Mary Major");
    await fixtures.post(fixtures.ada, allPath, [
      ["intent", "dismiss"],
      ["ids", id],
    ]);
    expect(await pageOf(fixtures.ada)).not.toContain("Already reviewed by Mary Major");
  });
});
