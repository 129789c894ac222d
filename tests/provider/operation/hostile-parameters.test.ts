import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Call } from "#contract/calls/call.ts";
import { allCalls, nameOf } from "../../support/contract/contract-calls.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { connectExtension, testExtension } from "../../support/programs/extension.ts";
import { startTestProvider } from "../../support/programs/provider.ts";
import { everyNth } from "../../support/programs/repetitions.ts";

const cursorOf = (position: unknown) => Buffer.from(JSON.stringify(position)).toString("base64url");
const someId = "00000000-0000-4000-8000-000000000000";

const days = ["0000-01-01", "0001-01-01", "1999-12-31", "2101-01-01", "9999-12-31", "+010000-01-01"];
const instants = ["0000-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z", "2026-02-30T00:00:00.000Z"];
const numbers = ["-1", "0", "1e309", "99999999999999999999999", "NaN", "-0", "0x10", "1.5"];
const names = ["toString", "__proto__", "constructor", "hasOwnProperty", "null", "undefined"];
const texts = [
  "",
  " ",
  "\0",
  "%",
  "\\",
  "'",
  "\u202E",
  "😀",
  "x".repeat(10_000),
  "../../x",
  "[object Object]",
];
const cursors = [
  cursorOf([instants[1], someId]),
  cursorOf(["9999-12-31", someId]),
  cursorOf(["-1", "toString"]),
  cursorOf(["\0", someId]),
  cursorOf({}),
  cursorOf([]),
];

/** The hostile values as they are sent in query strings, after `name=`. The last two aren't valid encodings. */
const hostileValues = [
  ...[...days, ...instants, ...numbers, ...names, ...texts, ...cursors].map(encodeURIComponent),
  "%ED%A0%80",
  "%E0%A4%A",
];

const reads = allCalls.filter(({ method }) => method === "GET");

function fieldsOf({ query }: Call): Record<string, z.ZodType> {
  return query instanceof z.ZodObject ? (query.shape as Record<string, z.ZodType>) : {};
}

/**
 * Returns a valid query with the required parameters of a call, so that the hostile value is the only invalid
 * one.
 */
function plainQuery(call: Call): Record<string, string> {
  const candidates = ["2026-01-01", "1", "EUR", "a", someId];
  const required = Object.entries(fieldsOf(call)).filter(([, field]) => !field.safeParse(undefined).success);
  return Object.fromEntries(
    required.map(([name, field]) => [name, candidates.find((one) => field.safeParse(one).success) ?? "a"]),
  );
}

const isDay = (field: z.ZodType) =>
  field.safeParse("2026-01-01").success && !field.safeParse("2026-01-01x").success;

/**
 * Selects the values to send: those that the schema accepts, because they reach the handler, and two that it
 * rejects, because all rejected values get the same response. In CI, only every fifth accepted value is sent,
 * starting at a different one for each parameter.
 */
function selectValues(schema: z.ZodType, name: string, values: string[]): string[] {
  const startIndex = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const isAccepted = (value: string) => {
    try {
      return schema.safeParse({ [name]: decodeURIComponent(value) }).success;
    } catch {
      return true;
    }
  };
  const accepted = values.filter(isAccepted);
  return [
    ...everyNth(accepted, 5, startIndex),
    ...values.filter((value) => !accepted.includes(value)).slice(0, 2),
  ];
}

/** Returns the query strings to send to a call. */
function hostileQueries(call: Call): string[] {
  const fields = fieldsOf(call);
  const plain = plainQuery(call);
  const withOthers = (name: string, part: string) => {
    const others = Object.entries(plain).filter(([other]) => other !== name);
    return [...others.map(([other, value]) => `${other}=${encodeURIComponent(value)}`), part].join("&");
  };
  const singleParameters = Object.keys(fields).flatMap((name) => [
    ...selectValues(z.object({ [name]: fields[name]! }), name, hostileValues).map((value) =>
      withOthers(name, `${name}=${value}`),
    ),
    withOthers(name, `${name}=a&${name}=toString&${name}=9999-12-31`),
    withOthers(name, `${name}[]=a&${name}[toString]=b`),
  ]);
  const dayNames = Object.keys(fields).filter((name) => isDay(fields[name]!));
  const spans = [...days, "2000-01-01", "2100-12-31"].map((day) =>
    new URLSearchParams({ ...plain, ...Object.fromEntries(dayNames.map((name) => [name, day])) }).toString(),
  );
  const widest = dayNames.length === 2 ? [`${dayNames[0]}=2000-01-01&${dayNames[1]}=2100-12-31`] : [];
  return [...singleParameters, ...(dayNames.length > 0 ? spans : []), ...widest];
}

describe("hostile parameters", () => {
  const setup = openForFile(
    async () => {
      const provider = await startTestProvider({ environment: { EXTENSION_IDS: testExtension } });
      const admin = await provider.signUp({ role: "admin" });
      return { provider, admin, extension: await connectExtension(provider, admin) };
    },
    ({ provider }) => provider.close(),
  );

  async function findUnexpectedResponses(call: Call, paths: string[]): Promise<string[]> {
    const { accessToken } = call.path.startsWith("/v1/extension/") ? setup.extension : setup.admin;
    const headers = { authorization: `Bearer ${accessToken}` };
    const unexpected: string[] = [];
    for (const url of paths) {
      const response = await setup.provider.app.inject({ method: "GET", url, headers });
      const { statusCode: status } = response;
      if (status === 200) continue;
      const body = String(response.headers["content-type"]).startsWith("application/json")
        ? response.json<Record<string, unknown>>()
        : {};
      const isEnvelope = body.code === status && typeof body.key === "string" && Boolean(body.requestId);
      if (![400, 403, 404, 422].includes(status) || !isEnvelope) {
        unexpected.push(`${nameOf(call)} ${status} ${url.slice(0, 160)}`);
      }
    }
    return unexpected;
  }

  const pathOf = (call: Call, param: string) => `/apis${call.path.replace(/\{\w+\}/g, param)}`;
  const withQuery = reads.filter((call) => Object.keys(fieldsOf(call)).length > 0);
  const withParams = reads.filter(({ path }) => path.includes("{"));

  test("covers all lists and files the contract declares", () => {
    expect(withQuery.length).toBeGreaterThan(40);
  });

  test.each(withQuery.map((call) => [nameOf(call), call] as const))(
    "%s",
    { timeout: 120_000 },
    async (_, call) => {
      const path = pathOf(call, someId);
      expect(
        await findUnexpectedResponses(
          call,
          hostileQueries(call).map((query) => `${path}?${query}`),
        ),
      ).toEqual([]);
    },
  );

  test("parameters of a path", { timeout: 120_000 }, async () => {
    const values = hostileValues.filter((value) => value !== "" && value !== "..%2F..%2Fx");
    for (const call of withParams) {
      const query = new URLSearchParams(plainQuery(call)).toString();
      const [name = ""] = Object.keys((call.params as z.ZodObject).shape);
      const paths = selectValues(call.params, name, values).map((value) => `${pathOf(call, value)}?${query}`);
      expect(await findUnexpectedResponses(call, paths)).toEqual([]);
    }
  });
});
