import { median } from "../statistics.ts";
import type { Row } from "../table.ts";
import type { Login } from "./members.ts";
import { type LoadTargets, sides, type Side, type BenchServers } from "./servers.ts";

/**
 * Opens a socket for every member at both servers, after a warm-up. In each round, one batch of members
 * connects to one server and then to the other. The sockets stay open.
 */
export async function measureConnections(
  servers: BenchServers,
  { warmUp, members, rounds }: { warmUp: Login[]; members: Login[]; rounds: number },
): Promise<Row[]> {
  for (const side of sides) await connectAll(servers, side, warmUp);
  const before = await memoryOf(servers);
  const perSecond: Record<Side, number[]> = { bare: [], provider: [] };
  const batch = Math.ceil(members.length / rounds);
  for (let start = 0; start < members.length; start += batch) {
    for (const side of sides) {
      perSecond[side].push(await connectAll(servers, side, members.slice(start, start + batch)));
    }
  }
  const after = await memoryOf(servers);
  const heldMemory = (kind: "resident" | "used", side: Side) =>
    (after[side][kind] - before[side][kind]) / members.length / 1_000;
  const memory = (subject: string, kind: "resident" | "used"): Row => ({
    subject: `live feed, memory per socket, ${subject}`,
    unit: "kB",
    better: "lower",
    floor: heldMemory(kind, "bare"),
    product: heldMemory(kind, "provider"),
  });
  return [
    {
      subject: "live feed, sockets opened and welcomed",
      unit: "1/s",
      better: "higher",
      floor: median(perSecond.bare),
      product: median(perSecond.provider),
    },
    memory("heap and buffers", "used"),
    memory("resident", "resident"),
  ];
}

/** Counts the sockets that are still open. */
export async function countOpenSockets({ crowds }: BenchServers): Promise<Row> {
  const [floor, product] = [await crowds.bare.call("held"), await crowds.provider.call("held")];
  return {
    subject: "live feed, sockets held to the end",
    unit: "",
    floor,
    product,
    better: "higher",
  };
}

/** Opens a socket for each login and returns the connections per second. */
export async function connectAll(ends: LoadTargets, side: Side, logins: Login[]): Promise<number> {
  // The bare server accepts a room's name as token.
  const tokens =
    side === "bare" ? logins.map(({ userId }) => userId) : await ends.provider.call("tokens", logins);
  return ends.crowds[side].call("connect", { origin: ends.origins[side], tokens });
}

async function memoryOf({ bare, provider }: BenchServers) {
  return { bare: await bare.call("memory"), provider: await provider.call("memory") };
}
