import { expect, test } from "vitest";
import { toProblem } from "#provider/plugins/error-handler.ts";

const errorWith = (code: string) =>
  new Error("Failed query", { cause: Object.assign(new Error("database"), { code }) });

test.each(["55P03", "40P01"])(
  "a rolled-back transaction (%s) answers that the request should be repeated",
  (code) => {
    expect(toProblem(errorWith(code))).toMatchObject({ status: 503, key: "unavailable" });
  },
);

test("a full database disk answers that the request should be repeated later", () => {
  const headers = { "retry-after": "60" };
  expect(toProblem(errorWith("53100"))).toMatchObject({
    status: 503,
    key: "unavailable",
    extra: { headers },
  });
});

test("hides the cause of an internal error", () => {
  expect(toProblem(errorWith("22012"))).toMatchObject({ status: 500, key: "internal_error" });
});
