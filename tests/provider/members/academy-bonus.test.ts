import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerLesson, getCourse } from "#contract/academy/academy.ts";
import { shippedCourses } from "#provider/academy/shipped-courses.ts";
import { writeCourses } from "#provider/academy/write-courses.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { academyBonuses } from "#provider/database/schema/academy-schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { balancesOf } from "../../support/money/ledger.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const [first, second] = shippedCourses as [(typeof shippedCourses)[number], (typeof shippedCourses)[number]];

describeOnBothDatabases("M20 a course's bonus", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let now = new Date("2026-03-15T12:00:00Z");
  beforeAll(async () => {
    connection = await open();
    // The month's budget suffices for four bonuses.
    const environment = { COURSE_BONUS: "21", COURSE_BONUS_MONTH: "1" };
    provider = await startTestProvider({ connection, clock: () => now, environment });
    await writeCourses(connection, () => now);
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
  });

  const answers = (as: TestUser, { slug, content } = first, of = provider) =>
    content.lessons.map(
      ({ key, right }) =>
        () =>
          of.call(answerLesson, { as, params: { slug }, body: { lesson: key, answer: right } }),
    );
  const bonus = async (as: TestUser, of = provider) =>
    (await of.call(getCourse, { as, params: { slug: first.slug } })).data.bonus;
  const available = async ({ userId }: TestUser) =>
    (await balancesOf(connection.database, userId)).available ?? 0n;

  test("books the bonus once per course under simultaneous answers, up to the monthly budget", async () => {
    const plan = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 4 });
    let month = 0;
    const property = fc.asyncProperty(plan, async (times) => {
      month += 1;
      now = new Date(Date.UTC(2026, 2 + month, 15));
      const members = await Promise.all(times.map(() => provider.signUp()));
      expect(await bonus(members[0]!)).toEqual({ amount: 21, currency: "USD", isPaid: false });
      // Each member finishes two courses concurrently and sends every answer twice.
      await Promise.all(
        members.flatMap((member, index) =>
          Array.from({ length: times[index]! }, async () => {
            for (const course of [first, second]) for (const send of answers(member, course)) await send();
          }),
        ),
      );
      const sums = await Promise.all(members.map(available));
      const expectedBonuses = Math.min(4, members.length * 2);
      expect(sums.reduce((sum, one) => sum + one, 0n)).toBe(BigInt(expectedBonuses * 21));
      for (const sum of sums) expect(sum).toBeLessThanOrEqual(42n);
      expect(await checkLedger(connection.database)).toEqual([]);
    });
    await fc.assert(property, { numRuns: 3 });
  });

  test("the ledger check finds a bonus without its booking or with another", async () => {
    const [paid] = await connection.database.select().from(academyBonuses);
    const change = (amount: bigint) =>
      connection.database.update(academyBonuses).set({ amount }).where(eq(academyBonuses.id, paid!.id));
    await change(22n);
    expect(await checkLedger(connection.database)).toEqual([
      { rule: "a course's bonus and its booking agree", id: paid!.id },
    ]);
    await change(paid!.amount);
  });

  test("pays no bonus unless the operator sets one", async () => {
    const withoutBonus = await startTestProvider({ connection, clock: () => now });
    const member = await withoutBonus.signUp();
    expect(await bonus(member, withoutBonus)).toBeNull();
    for (const send of answers(member, first, withoutBonus)) expect((await send()).status).toBe(200);
    expect(await available(member)).toBe(0n);
  });
});
