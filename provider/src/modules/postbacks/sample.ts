import type { z } from "zod";
import type { TriedMapping, tryMapping } from "#contract/admin-networks.ts";
import type { AmountLimit } from "../../amount-limit.ts";
import { interpret } from "./interpret.ts";

interface Surroundings {
  limit: AmountLimit;
  now: Date;
}

/** Reads a sample as the same report would be read if it came now. */
export function readSample(
  { mapping, sample }: z.output<typeof tryMapping.body>,
  { limit, now }: Surroundings,
): TriedMapping {
  const report = { payload: payloadOf(sample), contentType: null, receivedAt: now };
  const read = interpret(report, mapping, limit);
  return read.ok
    ? { isRead: true, interpretation: read.interpretation }
    : { isRead: false, reason: read.reason };
}

/** What of a pasted text would be the report: of an address its query, anything else as it is. */
function payloadOf(sample: string): string {
  if (/^https?:\/\//i.test(sample) && URL.canParse(sample)) return new URL(sample).search.slice(1);
  return sample.startsWith("?") ? sample.slice(1) : sample;
}
