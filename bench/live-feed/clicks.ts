import { randomUUID } from "node:crypto";
import { percentile } from "../statistics.ts";
import type { Row } from "../table.ts";
import type { Browser } from "../../tests/support/pages/browser.ts";
import { forEachConcurrently, monotonicTime } from "./gauge.ts";
import type { BenchServers } from "./servers.ts";
import { requestWithdrawals } from "./withdrawals.ts";

const warmUp = 10;

/**
 * Measures the milliseconds from an admin's approval, submitted to the dashboard as its form does, until the
 * member's socket receives the notification, while all other members are connected. The floor is a request to
 * the bare server, which only emits.
 */
export async function measureClicks(
  servers: BenchServers,
  { admin, members }: { admin: Browser; members: string[] },
): Promise<Row[]> {
  const { database } = servers.database;
  const clicks: { member: string; id: string }[] = [];
  await forEachConcurrently(members, 8, async (member) => {
    const [withdrawal] = await requestWithdrawals(database, member, 1);
    clicks.push({ member, id: withdrawal!.id });
  });
  const [floor, product]: [number[], number[]] = [[], []];
  for (const { member, id } of clicks) {
    floor.push(
      await arrivalAfter(servers.crowds.bare, id, () =>
        fetch(`${servers.origins.bare}/?${new URLSearchParams({ member, about: id })}`),
      ),
    );
    product.push(await arrivalAfter(servers.crowds.provider, id, () => approveWithdrawal(admin, id)));
  }
  const row = (share: number): Row => ({
    subject: `live feed, admin's click to member's socket, p${share * 100}`,
    unit: "ms",
    better: "lower",
    floor: percentile(floor.slice(warmUp), share),
    product: percentile(product.slice(warmUp), share),
  });
  return [row(0.5), row(0.99)];
}

/** Approves a withdrawal in the queue. */
export async function approveWithdrawal(admin: Browser, id: string): Promise<void> {
  const target = `/en/apps/admin/withdraw-management?decide=approve&id=${id}`;
  const response = await admin.submit(target, { intent: "approve", ids: id, key: randomUUID() });
  await response.arrayBuffer();
  if (response.status !== 302) throw new Error(`the approval was refused: ${response.status}`);
}

async function arrivalAfter(
  crowd: BenchServers["crowds"]["bare"],
  subject: string,
  click: () => Promise<unknown>,
): Promise<number> {
  const startedAt = monotonicTime();
  await click();
  return (await crowd.call("arrivalOf", subject)) - startedAt;
}
