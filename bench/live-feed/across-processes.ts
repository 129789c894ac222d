import { redisMissing } from "../../tests/support/databases/redis.ts";
import type { Row } from "../table.ts";
import { connectAll } from "./connections.ts";
import { measureReady } from "./deliveries.ts";
import { insertMembers } from "./members.ts";
import { openPair } from "./pair.ts";
import { sides } from "./servers.ts";

const connected = 500;

/**
 * Measures the delivery of ready notifications from one process to members connected to another, through Redis.
 * The floor is a bare pair of servers with the same adapter. Returns no rows without Redis.
 */
export async function measureAcrossProcesses(rounds: number): Promise<Row[]> {
  const skipReason = await redisMissing();
  if (skipReason) {
    console.error(`Not measured between two processes: ${skipReason}.`);
    return [];
  }
  const { database, ends, close } = await openPair();
  try {
    const members = await insertMembers(database.database, connected);
    for (const side of sides) await connectAll(ends, side, members);
    const rooms = members.map(({ userId }) => userId);
    return await measureReady(ends, rooms, { rounds, suffix: ", to another process through Redis" });
  } finally {
    await close();
  }
}
