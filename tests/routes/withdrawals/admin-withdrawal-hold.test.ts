import { expect, test } from "vitest";
import { adminFixtures, queuePath } from "../../support/money/admin-fixtures";
import { readPage } from "../../support/money/member-world";

const fixtures = adminFixtures();

async function createHeldWithdrawal() {
  const request = await fixtures.requested();
  const fields = { reason: "document", text: "Passport." };
  const response = await fixtures.decide(fixtures.ada, "hold", [request.id], fields);
  return { ...request, response };
}
const pageAt = (target: string) => readPage(fixtures.ada.browser.request(target));

test("a hold stores the reason of the list and the own words", async () => {
  const { id } = await createHeldWithdrawal();
  const { hold } = await fixtures.look(id);
  expect(hold?.reason).toBe("Waiting for a document from the member. Passport.");
});

test("a hold without a reason is refused", async () => {
  const { id } = await fixtures.requested();
  const response = await fixtures.decide(fixtures.ada, "hold", [id]);
  expect(response.status).toBe(400);
  expect((await fixtures.look(id)).hold).toBeNull();
});

test("the case shows why and offers to lift the hold instead of approving", async () => {
  const { id } = await createHeldWithdrawal();
  const html = await pageAt(`${queuePath}?f.stage=held&view=${id}`);
  for (const text of ["Put on hold by Ada Admin", "Passport.", "Lift hold"]) expect(html).toContain(text);
  expect(html).not.toContain('data-decide="approve"');
});

test("lifting the hold makes it a request to decide again", async () => {
  const { id } = await createHeldWithdrawal();
  await fixtures.decide(fixtures.otto, "resume", [id]);
  const html = await pageAt(`${queuePath}?f.stage=decide&view=${id}`);
  expect(html).toContain('data-decide="approve"');
});

test.each([
  ["en", "We’re taking a closer look at this withdrawal."],
  ["fr", "Nous vérifions ce retrait."],
  ["ar", "نُجري مراجعة إضافية لعملية السحب هذه."],
])("in %s: the member reads that the money is reserved and checked", async (language, text) => {
  const { id, payee } = await createHeldWithdrawal();
  const { browser } = await fixtures.signIn(payee);
  const path = `/${language}/apps/my-cash-back/withdraw-history?view=${id}`;
  const html = await readPage(browser.request(path));
  expect(html).toContain(text);
  expect(html).not.toContain("Passport.");
});
