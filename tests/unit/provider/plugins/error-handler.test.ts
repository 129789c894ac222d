import { expect, test } from "vitest";
import { toProblem } from "#provider/plugins/error-handler.ts";

const failed = (code: string) =>
  new Error("Failed query", { cause: Object.assign(new Error("database"), { code }) });

test.each(["55P03", "40P01"])("a transaction that gave way (%s) asks to be sent again", (code) => {
  expect(toProblem(failed(code))).toMatchObject({ status: 503, key: "unavailable" });
});

test("a database whose disk is full asks to come again later", () => {
  const headers = { "retry-after": "60" };
  expect(toProblem(failed("53100"))).toMatchObject({ status: 503, key: "unavailable", extra: { headers } });
});

test("what broke is not told", () => {
  expect(toProblem(failed("22012"))).toMatchObject({ status: 500, key: "internal_error" });
});
