import type { z } from "zod";
import type { TriedMapping, tryMapping } from "#contract/admin-networks.ts";
import { interpret } from "../postbacks/interpret.ts";

interface Surroundings {
  /** The only currency there is. */
  currency: string;
  now: Date;
}

/** Reads a sample as the same report would be read if it came now. */
export function readSample(
  { mapping, sample }: z.output<typeof tryMapping.body>,
  { currency, now }: Surroundings,
): TriedMapping {
  const report = { payload: payloadOf(sample), contentType: null, receivedAt: now };
  const read = interpret(report, mapping, currency);
  return read.ok
    ? { isRead: true, interpretation: read.interpretation }
    : { isRead: false, reason: read.reason };
}

/** What of a pasted text would be the report: of an address its query, anything else as it is. */
function payloadOf(sample: string): string {
  if (/^https?:\/\//i.test(sample) && URL.canParse(sample)) return new URL(sample).search.slice(1);
  return sample.startsWith("?") ? sample.slice(1) : sample;
}
