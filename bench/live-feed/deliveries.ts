import { interleave, median } from "../statistics.ts";
import type { Row } from "../table.ts";
import { monotonicTime } from "./gauge.ts";
import type { bareServer } from "./bare-server.ts";
import type { Remote } from "./remote.ts";
import type { LoadTargets, Side, BenchServers } from "./servers.ts";

/** Notifications per member in one round of ready notifications. */
const times = 5;
/** Notifications written concurrently. */
const concurrency = 8;

/** The operations both servers have. */
type Either = Pick<typeof bareServer, "fanOut" | "write" | "processorTime">;
const serverOf = (ends: LoadTargets, side: Side): Remote<Either> => ends[side] as Remote<Either>;

interface DeliveryTimes {
  perSecond: number;
  /** Microseconds of the server's processor time per notification. */
  processorTime: number;
}

/**
 * Measures the time from the first notification until the last member has received theirs, for ready
 * notifications and for notifications that must be written first.
 */
export async function measureDeliveries(
  servers: BenchServers,
  rooms: string[],
  rounds: number,
): Promise<Row[]> {
  const ready = await measureReady(servers, rooms, { rounds });
  const write = (side: Side) => () =>
    deliver(servers, side, rooms.length, () => serverOf(servers, side).call("write", { rooms, concurrency }));
  const written = await interleave(rounds, { bare: write("bare"), provider: write("provider") });
  return [
    ...ready,
    perSecond("live feed, written, committed and fanned out / bare insert and emit", written),
  ];
}

/** Measures ready notifications only. */
export async function measureReady(
  ends: LoadTargets,
  rooms: string[],
  { rounds, suffix = "" }: { rounds: number; suffix?: string },
): Promise<Row[]> {
  const fanOut = (side: Side) => () =>
    deliver(ends, side, rooms.length * times, () => serverOf(ends, side).call("fanOut", { rooms, times }));
  const ready = await interleave(rounds, { bare: fanOut("bare"), provider: fanOut("provider") });
  return [
    perSecond(`live feed, ready notifications fanned out${suffix}`, ready),
    {
      subject: `live feed, server time per ready notification${suffix}`,
      unit: "µs",
      better: "lower",
      floor: median(ready.bare.map(({ processorTime }) => processorTime)),
      product: median(ready.provider.map(({ processorTime }) => processorTime)),
    },
  ];
}

async function deliver(
  ends: LoadTargets,
  side: Side,
  count: number,
  work: () => Promise<unknown>,
): Promise<DeliveryTimes> {
  const [crowd, server] = [ends.crowds[side], serverOf(ends, side)];
  await crowd.call("expect", count);
  const spentBefore = await server.call("processorTime");
  const startedAt = monotonicTime();
  await work();
  const seconds = ((await crowd.call("allArrived")) - startedAt) / 1_000;
  const spent = (await server.call("processorTime")) - spentBefore;
  return { perSecond: count / seconds, processorTime: (spent / count) * 1_000 };
}

function perSecond(subject: string, { bare, provider }: Record<Side, DeliveryTimes[]>): Row {
  const middle = (deliveries: DeliveryTimes[]) => median(deliveries.map((one) => one.perSecond));
  return { subject, unit: "1/s", floor: middle(bare), product: middle(provider), better: "higher" };
}
