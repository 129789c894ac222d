import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listFraudCases } from "#contract/fraud/admin-fraud.ts";
import {
  changeFraudRule,
  createFraudRule,
  type FraudRule,
  getFraudRule,
  listFraudRules,
  previewFraudRule,
  setFraudRuleMode,
} from "#contract/fraud/fraud-rules.ts";
import { decideFraudCase } from "#contract/fraud/admin-fraud.ts";
import { fraudRules } from "#provider/database/schema/fraud-schema.ts";
import { scanMembers } from "#provider/modules/fraud/scan.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { plantIn } from "../../support/fraud/planted-members.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";

describeOnDatabase("fraud rules", (open) => {
  const { provider, admin, second } = twoAdmins(open);
  const conditions = [{ signal: "shared_device" as const, atLeast: 1 }];

  const create = (values: object = {}, key: string = randomUUID()) =>
    provider.call(createFraudRule, {
      as: admin,
      headers: { "idempotency-key": key },
      body: { name: `Rule ${randomUUID()}`, conditions, action: "review", holdHours: 72, ...values },
    });
  const setMode = ({ id, version }: FraudRule, mode: "active" | "observe" | "off") =>
    provider.call(setFraudRuleMode, { as: admin, params: { id }, body: { mode, version } });
  const load = async ({ id }: FraudRule) =>
    (await provider.call(getFraudRule, { as: admin, params: { id } })).data;
  /** Inserts two members with one browser. */
  async function insertPair() {
    const plant = plantIn(provider.app.database, provider.app.clock());
    const ids = [await plant.member(), await plant.member()];
    for (const id of ids) await plant.device(id, ids[0]!);
    return ids;
  }

  test("a new installation has rules that only observe", async () => {
    const { data } = await provider.call(listFraudRules, { as: admin });
    expect(data).toHaveLength(5);
    expect(new Set(data.map(({ mode }) => mode))).toEqual(new Set(["observe"]));
  });

  test("a new rule only observes, and is created once if it is sent twice", async () => {
    const [name, key] = [`Rule ${randomUUID()}`, randomUUID()];
    const { data } = await create({ name }, key);
    expect(data).toMatchObject({ mode: "observe", touched: null });
    expect((await create({ name }, key)).data.id).toBe(data.id);
  });

  test("a second rule can't have the same name in another case", async () => {
    const { data } = await create();
    const rejection = await create({ name: data.name.toUpperCase() });
    expect(rejection).toMatchObject({ status: 409, body: { key: "fraud_rule_name_taken" } });
  });

  test("a rule can't contain a signal twice", async () => {
    expect((await create({ conditions: [...conditions, ...conditions] })).status).toBe(400);
  });

  test("changing the conditions of an active rule sets it back to observe", async () => {
    const rule = (await setMode((await create()).data, "active")).data;
    const { id, name, action, holdHours, version } = rule;
    const body = {
      name,
      action,
      holdHours,
      version,
      conditions: [{ signal: "returns" as const, atLeast: 3 }],
    };
    const { data } = await provider.call(changeFraudRule, { as: admin, params: { id }, body });
    expect(data.mode).toBe("observe");
  });

  test("renaming an active rule leaves it active", async () => {
    const rule = (await setMode((await create()).data, "active")).data;
    const { id, action, holdHours, version } = rule;
    const body = { name: `Other ${id}`, action, holdHours, version, conditions };
    expect((await provider.call(changeFraudRule, { as: admin, params: { id }, body })).data.mode).toBe(
      "active",
    );
  });

  test("of two changes at once the second is refused", async () => {
    const { data: rule } = await create();
    await setMode(rule, "off");
    expect(await setMode(rule, "active")).toMatchObject({ status: 409, body: { key: "fraud_rule_changed" } });
  });

  test("a preview counts active members and names some", async () => {
    const ids = await insertPair();
    const { data } = await provider.call(previewFraudRule, { as: admin, body: { conditions } });
    expect(data.isComplete).toBe(true);
    expect(data.members).toBeGreaterThanOrEqual(2);
    expect(data.examples.length).toBeGreaterThan(0);
    expect(ids.length).toBe(2);
  });

  test("an active rule's cases measure its false positives", async () => {
    await provider.app.database.update(fraudRules).set({ mode: "off" });
    const rule = (await setMode((await create()).data, "active")).data;
    await insertPair();
    await scanMembers(provider.app);
    const { data: cases } = await provider.call(listFraudCases, { as: admin, query: { rule: rule.id } });
    expect((await load(rule)).cases).toMatchObject({ waiting: cases.length, falsePositives: null });
    for (const [index, { id }] of cases.slice(0, 2).entries())
      await provider.call(decideFraudCase, {
        as: second,
        params: { id },
        body: { decision: index === 0 ? "clear" : "confirm", reason: "Looked at both accounts" },
      });
    expect((await load(rule)).cases).toMatchObject({ cleared: 1, confirmed: 1, falsePositives: 50 });
  });

  test("a rule that is off isn't counted", async () => {
    const rule = (await setMode((await create()).data, "off")).data;
    await scanMembers(provider.app);
    const [row] = await provider.app.database.select().from(fraudRules).where(eq(fraudRules.id, rule.id));
    expect(row?.touched).toBeNull();
  });
});
