import { describe, expect, test } from "vitest";
import { readTime } from "#provider/modules/postbacks/time-text.ts";

type Notation = Parameters<typeof readTime>[1];

function read(text: string, notation: Notation = { times: "iso" }) {
  return readTime(text, notation)?.to.toISOString();
}

describe("a time as networks write it", () => {
  test.each([
    ["2026-11-26T07:40", "2026-11-26T07:40:00.000Z"],
    ["2026-11-26T07:40:01Z", "2026-11-26T07:40:01.000Z"],
    ["2026-11-26 07:40:00.1", "2026-11-26T07:40:00.100Z"],
    ["2026-11-26T07:40:00 00:00", "2026-11-26T07:40:00.000Z"],
    ["2026-11-26T07:40:00 02:00", "2026-11-26T05:40:00.000Z"],
    ["2026-11-26T07:40:00+0530", "2026-11-26T02:10:00.000Z"],
    ["2026-11-26 07:40:00 UTC", "2026-11-26T07:40:00.000Z"],
    ["26.11.2026 07:40", "2026-11-26T07:40:00.000Z"],
    ["2026/11/26 07:40:00", "2026-11-26T07:40:00.000Z"],
    ["2026-11-26T07:40:00\u221205:00", "2026-11-26T12:40:00.000Z"],
    ["Thu, 26 Nov 2026 07:40:00 GMT", "2026-11-26T07:40:00.000Z"],
    ["26 Nov 2026 07:40:00 -0500", "2026-11-26T12:40:00.000Z"],
    ["6.1.2026, 7:40:05", "2026-01-06T07:40:05.000Z"],
    ["Wed Apr 15 2026 21:20:27 GMT+0000 (UTC)", "2026-04-15T21:20:27.000Z"],
    ["Wed Apr 15 2026 21:20:27 GMT-0700 (Pacific Daylight Time)", "2026-04-16T04:20:27.000Z"],
    ["Wed Apr 15 2026 21:20:27 GMT 0000 (UTC)", "2026-04-15T21:20:27.000Z"],
  ])("%s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ["11/26/2026"],
    ["2026-02-30"],
    ["2026-11-26T24:00"],
    ["2026-11-26T07:40:00+15:00"],
    ["31.02.2026 10:00"],
    ["2026/11-26"],
    ["Thu, 26 Nov 2026 07:40:00 PST"],
  ])("%s isn't a time", (text) => {
    expect(read(text)).toBeUndefined();
  });

  test("a setting puts the month first in dates with slashes", () => {
    expect(read("11/26/2026 7:40 PM", { times: "month_first" })).toBe("2026-11-26T19:40:00.000Z");
  });

  test("reads 26/11/2026 as day/month/year if the notation is `day_first`", () => {
    expect(read("26/11/2026 12:40 AM", { times: "day_first" })).toBe("2026-11-26T00:40:00.000Z");
  });

  test("seconds and milliseconds since 1970 have no time zone", () => {
    const notation = { timeZone: "America/Los_Angeles" };
    expect(read("1772362800", { ...notation, times: "seconds" })).toBe("2026-03-01T11:00:00.000Z");
    expect(read("1772362800123", { ...notation, times: "milliseconds" })).toBe("2026-03-01T11:00:00.123Z");
    expect(read("1772362800.123456", { ...notation, times: "seconds" })).toBe("2026-03-01T11:00:00.123Z");
  });
});

describe("a time without an offset is in the network's time zone", () => {
  const pacific = { times: "iso", timeZone: "America/Los_Angeles" } as const;
  const london = { times: "iso", timeZone: "Europe/London" } as const;

  test("applies the zone's offset in winter and in summer", () => {
    expect(read("2026-11-20 09:00:00", pacific)).toBe("2026-11-20T17:00:00.000Z");
    expect(read("2026-07-20 09:00:00", pacific)).toBe("2026-07-20T16:00:00.000Z");
  });

  test("an offset in the text takes precedence over the zone", () => {
    expect(read("2026-11-20T09:00:00+01:00", pacific)).toBe("2026-11-20T08:00:00.000Z");
  });

  test("if two moments have the same clock time, the later one is used", () => {
    expect(read("2026-10-25 01:30:00", london)).toBe("2026-10-25T01:30:00.000Z");
    expect(read("2026-11-01 01:30:00", pacific)).toBe("2026-11-01T09:30:00.000Z");
  });

  test("a clock time skipped by summer time is moved forward by the gap", () => {
    expect(read("2026-03-29 01:30:00", london)).toBe("2026-03-29T01:30:00.000Z");
    expect(read("2026-03-08 02:30:00", pacific)).toBe("2026-03-08T10:30:00.000Z");
  });

  test("a day alone lasts from its first moment to its last one", () => {
    const day = readTime("2026-10-25", london)!;
    expect(day.from.toISOString()).toBe("2026-10-24T23:00:00.000Z");
    expect(day.to.toISOString()).toBe("2026-10-25T23:59:59.999Z");
  });
});
