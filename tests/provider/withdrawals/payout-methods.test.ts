import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addPayoutMethod,
  listPayoutMethods,
  removePayoutMethod,
  type PayoutDetails,
} from "#contract/withdrawals/payout-methods.ts";
import { canonicalJson } from "#provider/canonical-json.ts";
import { idempotencyKeys } from "#provider/database/schema/idempotency-schema.ts";
import { payoutMethods } from "#provider/database/schema/schema.ts";
import { createPayoutDetailsCipher, maskDetails } from "#provider/modules/payout-methods/cipher.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const bank = { kind: "bank_transfer", holder: "Mary Major", iban: "DE89370400440532013000" } as const;
const paypal = (name: string): PayoutDetails => ({ kind: "paypal", email: `${name}@example.com` });

describeOnBothDatabases("payout methods", (open) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider({ open });
  });
  afterAll(() => provider.close());

  const add = (as: TestUser, details: PayoutDetails, password = as.password) =>
    provider.call(addPayoutMethod, { as, body: { details, password } });
  const addOnce = (as: TestUser, key: string, details: PayoutDetails, password = as.password) =>
    provider.call(addPayoutMethod, { as, headers: { "idempotency-key": key }, body: { details, password } });
  const list = async (as: TestUser) => (await provider.call(listPayoutMethods, { as })).data;

  test("is listed masked and stored sealed", async () => {
    const member = await provider.signUp();
    expect((await add(member, { ...bank, iban: "DE89 3704 0044 0532 0130 00" })).status).toBe(201);
    await add(member, paypal("mary"));
    expect((await list(member)).map(({ kind, masked }) => [kind, masked])).toEqual([
      ["bank_transfer", "DE•• •••• 3000"],
      ["paypal", "m•••@example.com"],
    ]);
    const rows = JSON.stringify(await provider.app.database.select().from(payoutMethods));
    expect(rows).not.toMatch(/37040044|mary@|Major/);
  });

  test("requires the password again", async () => {
    const member = await provider.signUp();
    const rejection = await add(member, bank, "Wrong-horse-7");
    expect(rejection).toMatchObject({
      status: 422,
      body: { key: "wrong_password", fields: { password: [expect.any(String)] } },
    });
    expect(await list(member)).toEqual([]);
  });

  test("refuses the same target twice, but not after removal or for another member", async () => {
    const [member, other] = [await provider.signUp(), await provider.signUp()];
    const { data: first } = await add(member, bank);
    expect((await add(other, bank)).status).toBe(201);
    expect(await add(member, bank)).toMatchObject({
      status: 422,
      body: { key: "payout_method_duplicate", fields: { "details.iban": [expect.any(String)] } },
    });
    await provider.call(removePayoutMethod, { as: member, params: { id: first.id } });
    expect((await add(member, bank)).status).toBe(201);
  });

  test("M2 the same form again gets the first answer, and another form is a duplicate", async () => {
    const member = await provider.signUp();
    const key = randomUUID();
    const first = await addOnce(member, key, bank);
    expect(first.status).toBe(201);
    expect((await addOnce(member, key, bank)).body).toEqual(first.body);
    expect((await addOnce(member, randomUUID(), bank)).body.key).toBe("payout_method_duplicate");
    expect(await list(member)).toEqual([first.data]);
  });

  test("M2 a key is bound to one member, one body and the correct password; a refused form leaves it unused", async () => {
    const [member, other] = [await provider.signUp(), await provider.signUp()];
    const key = randomUUID();
    expect((await addOnce(member, key, bank, "Wrong-horse-7")).body.key).toBe("wrong_password");
    const first = await addOnce(member, key, bank);
    expect((await addOnce(member, key, bank, "Wrong-horse-7")).body.key).toBe("wrong_password");
    for (const details of [paypal("mary"), { ...bank, holder: "Mary Minor" }]) {
      expect(await addOnce(member, key, details)).toMatchObject({
        status: 422,
        body: { key: "idempotency_key_reused" },
      });
    }
    expect((await addOnce(other, key, bank)).data.id).not.toBe(first.data.id);
    expect((await addOnce(member, "short", paypal("mary"))).status).toBe(400);
    expect(await list(member)).toHaveLength(1);
  });

  test("data stored for a key doesn't reveal the target to a guess", async () => {
    const member = await provider.signUp();
    const { data: added } = await addOnce(member, randomUUID(), bank);
    const [stored] = await provider.app.database
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.userId, member.userId));
    expect(stored?.answer).toEqual(added);
    const guess = createHash("sha256").update(canonicalJson(bank)).digest("hex");
    expect(stored?.bodyHash).toMatch(/^[0-9a-f]{64}$/);
    expect(stored?.bodyHash).not.toBe(guess);
  });

  test("allows at most five, also when added simultaneously", async () => {
    const member = await provider.signUp();
    const responses = await Promise.all(
      ["a", "b", "c", "d", "e", "f", "g"].map((name) => add(member, paypal(name))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 422, 422]);
    expect(responses.find(({ status }) => status === 422)?.body.message).toBe(
      "You can keep at most 5 payout methods.",
    );
    expect(await list(member)).toHaveLength(5);
  });

  test("S7 another member's method answers 404 and is unchanged", async () => {
    const [member, other] = [await provider.signUp(), await provider.signUp()];
    const { data: method } = await add(member, bank);
    for (const id of [method.id, "nothing", crypto.randomUUID()]) {
      expect((await provider.call(removePayoutMethod, { as: other, params: { id } })).status).toBe(404);
    }
    expect(await list(member)).toHaveLength(1);
  });

  test("refuses an invalid IBAN, holder or email with an error on its field", async () => {
    const member = await provider.signUp();
    const invalidDetails: [PayoutDetails, string][] = [
      [{ ...bank, iban: "DE89370400440532013001" }, "details.iban"],
      [{ ...bank, iban: "DE8937" }, "details.iban"],
      [{ ...bank, holder: " " }, "details.holder"],
      [{ ...bank, holder: "王小明" }, "details.holder"],
      [{ kind: "paypal", email: "mary" }, "details.email"],
    ];
    for (const [details, field] of invalidDetails) {
      expect(await add(member, details)).toMatchObject({
        status: 400,
        body: { fields: { [field]: [expect.any(String)] } },
      });
    }
  });

  test.each([
    ["en", { iban: "US89 3704" }, "details.iban", "“US” isn’t one."],
    [
      "en",
      { iban: "DE8937" },
      "details.iban",
      "An IBAN of this country (Germany) has 22 characters. This one has 6.",
    ],
    ["fr", { iban: "DE89 3704 0044 0532 0130 00 €" }, "details.iban", "À retirer\u00a0: €"],
    ["ar", { iban: "DE8937" }, "details.iban", "ألمانيا"],
    ["fr", { holder: "Ольга Иванова" }, "details.holder", "en lettres latines"],
    ["ar", { holder: "محمد علي" }, "details.holder", "بالحروف اللاتينية"],
    ["en", { holder: "Mary 😀" }, "details.holder", "Remove: 😀"],
  ] as const)("in %s refuses %j with an error on its field", async (language, wrong, field, text) => {
    const member = await provider.signUp();
    const response = await provider.call(addPayoutMethod, {
      as: member,
      headers: { "accept-language": language },
      body: { details: { ...bank, ...wrong }, password: member.password },
    });
    expect(response.status).toBe(400);
    expect((response.body.fields as Record<string, string[]>)[field]?.[0]).toContain(text);
  });
});

test("sealed details open for their own member and method only, and never when altered", () => {
  const cipher = createPayoutDetailsCipher("a-key-of-at-least-thirty-two-characters");
  const owner = { id: "method", userId: "member" };
  const sealed = cipher.seal(bank, owner);
  expect(cipher.open(sealed, owner)).toEqual(bank);
  expect(cipher.seal(bank, owner)).not.toBe(sealed);
  expect(() => cipher.open(sealed, { ...owner, userId: "other" })).toThrow();
  expect(() => cipher.open(sealed, { ...owner, id: "other" })).toThrow();
  expect(() =>
    createPayoutDetailsCipher("another-key-of-thirty-two-characters").open(sealed, owner),
  ).toThrow();
  const bytes = Buffer.from(sealed, "base64url");
  for (const [index, byte] of bytes.entries()) {
    const changed = Buffer.from(bytes);
    changed[index] = byte ^ 1;
    expect(() => cipher.open(changed.toString("base64url"), owner), `byte ${index}`).toThrow();
  }
});

test("a digest is the same for equal details under the same key only", () => {
  const digestOf = (key: string, details: PayoutDetails) => createPayoutDetailsCipher(key).digest(details);
  const [key, other] = ["a-key-of-at-least-thirty-two-characters", "another-key-of-thirty-two-characters"];
  const { kind, holder, iban } = bank;
  expect(digestOf(key, { iban, holder, kind })).toBe(digestOf(key, bank));
  expect(digestOf(key, { ...bank, holder: "Mary Minor" })).not.toBe(digestOf(key, bank));
  expect(digestOf(other, bank)).not.toBe(digestOf(key, bank));
});

test("a mask stays recognisable to its owner and reveals no payable target", () => {
  expect(maskDetails(bank)).toBe("DE•• •••• 3000");
  expect(maskDetails({ kind: "paypal", email: "x@y.example" })).toBe("x•••@y.example");
});
