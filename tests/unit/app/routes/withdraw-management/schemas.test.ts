import { expect, test } from "vitest";
import { decisionSchemas } from "~/routes/$lang.apps.admin.withdraw-management/schemas";

const t = ((key: string) => key) as Parameters<typeof decisionSchemas.reject>[0];
const id = "3b2c1f7e-9a54-4d0c-8a57-0e6f5d0c1a11";
const common = { ids: [id], key: "9d1f4c52-6a3b-4c1e-9f57-1c2b3a4d5e6f" };

test("a rejection is sent with the code of the chosen reason", () => {
  const read = decisionSchemas.reject(t).parse({ ...common, reason: "name_mismatch" });
  expect(read).toMatchObject({ reasonCode: "name_mismatch", reason: undefined });
});

test("a rejection is sent with the code and the admin's words", () => {
  const read = decisionSchemas.reject(t).parse({ ...common, reason: "terms", text: "Write to us." });
  expect(read).toMatchObject({ reasonCode: "terms", reason: "Write to us." });
});

test("a failure is sent with the admin's words alone", () => {
  const read = decisionSchemas.fail(t).parse({ ...common, reason: "else", text: "Wrong bank." });
  expect(read).toMatchObject({ reasonCode: undefined, reason: "Wrong bank." });
});

test.each([
  ["no choice", {}],
  ["“something else” without a text", { reason: "else" }],
  ["a reason of another decision", { reason: "bank_returned" }],
])("a rejection needs a reason: %s", (_, fields) => {
  expect(decisionSchemas.reject(t).safeParse({ ...common, ...fields }).success).toBe(false);
});

test("a hold is stored with the text of the chosen reason", () => {
  const read = decisionSchemas.hold(t).parse({ ...common, reason: "document", text: "Asked today" });
  expect(read).toMatchObject({ reason: "reason_document. Asked today" });
});
