import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { getJobQueue, listJobQueues, retryJobs } from "#contract/jobs/admin-jobs.ts";
import { type JobQueueName, jobQueues } from "#contract/jobs/job-queues.ts";
import { mails } from "#provider/database/schema/mail-schema.ts";
import { queues } from "#provider/modules/jobs/queues.ts";
import { requeueJobs } from "#provider/modules/jobs/state.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const minute = 60_000;

describeOnBothDatabases("background jobs", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  beforeAll(async () => {
    provider = await startTestProvider({ open });
    admin = await provider.signUp({ role: "admin" });
  });
  beforeEach(() => provider.app.database.delete(mails));
  afterAll(() => provider.close());

  async function addMail(values: Partial<typeof mails.$inferInsert>): Promise<string> {
    const id = randomUUID();
    await provider.app.database.insert(mails).values({
      id,
      toName: "Vic Visitor",
      toAddress: "vic@example.org",
      kind: "answer",
      cause: id,
      language: "en",
      sendAfter: new Date(),
      ...values,
    });
    return id;
  }
  const addDeadMail = () => addMail({ state: "dead", attempts: 8, error: "550 No such user" });
  const readQueue = async (queue: JobQueueName) =>
    (await provider.call(getJobQueue, { as: admin, params: { queue } })).data;
  const retry = async (jobs: string[] | null) => {
    const call = { as: admin, params: { queue: "mails" as const }, body: { jobs } };
    return (await provider.call(retryJobs, call)).data.count;
  };
  const stateOf = async (id: string) => {
    const [row] = await provider.app.database.select().from(mails).where(eq(mails.id, id));
    return row!.state;
  };

  test("every kind of job is listed, in the order of the contract", async () => {
    const { data } = await provider.call(listJobQueues, { as: admin });
    expect(data.map(({ name }) => name)).toEqual(jobQueues);
  });

  test("counts the jobs that are due", async () => {
    await addMail({});
    await addMail({ sendAfter: new Date(Date.now() + minute) });
    expect((await readQueue("mails")).waiting).toBe(1);
  });

  test("says since when the oldest job is due", async () => {
    const sendAfter = new Date(Date.now() - minute);
    await addMail({ sendAfter });
    await addMail({});
    expect((await readQueue("mails")).waitingSince).toBe(sendAfter.toISOString());
  });

  test("lists failed jobs with their last error", async () => {
    const id = await addDeadMail();
    const { failed, jobs } = await readQueue("mails");
    expect(failed).toBe(1);
    expect(jobs[0]).toMatchObject({ id, subject: "answer", reason: "550 No such user", attempts: 8 });
  });

  test("retries one failed job and leaves the others", async () => {
    const [chosen, other] = [await addDeadMail(), await addDeadMail()];
    expect(await retry([chosen])).toBe(1);
    expect(await stateOf(chosen)).toBe("waiting");
    expect(await stateOf(other)).toBe("dead");
  });

  test("retries all failed jobs", async () => {
    await addDeadMail();
    await addDeadMail();
    expect(await retry(null)).toBe(2);
    expect((await readQueue("mails")).failed).toBe(0);
  });

  test("leaves alone a job that hasn't failed", async () => {
    const id = await addMail({ state: "sent", sentAt: new Date() });
    expect(await retry([id])).toBe(0);
    expect(await stateOf(id)).toBe("sent");
  });

  test("records a retry in the activity log", async () => {
    await addDeadMail();
    await retry(null);
    const { data } = await provider.call(listActivityLogs, { as: admin });
    expect(data[0]).toMatchObject({ action: "job.retry", object: { id: "mails" }, after: { count: 1 } });
  });

  test.each(queues.map((queue) => [queue.name, queue] as const))(
    "%s: state and retry run",
    async (_, queue) => {
      expect((await readQueue(queue.name)).waiting).toBeGreaterThanOrEqual(0);
      const now = new Date();
      await provider.app.database.transaction(async (tx) => {
        expect(await requeueJobs(tx, queue, { jobs: null, now })).toBe(0);
      });
    },
  );
});
