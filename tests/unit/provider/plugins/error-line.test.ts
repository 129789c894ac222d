import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { toErrorLine } from "#provider/plugins/error-line.ts";

const values = ["mary@example.test", "$argon2id$v=19$secret", "two\nlines", null];
const cause = Object.assign(new Error("could not extend file"), { code: "53100" });

test("logs a failed statement without the values it was given", () => {
  const error = new DrizzleQueryError("insert into users values ($1, $2, $3, $4)", values, cause);
  const line = toErrorLine(error);
  expect(line).toMatchObject({ type: "DrizzleQueryError", query: error.query });
  expect(line.message).toContain("could not extend file");
  expect(line.stack).toContain("error-line.test.ts");
  expect(JSON.stringify(line)).not.toMatch(/mary|argon2id|lines/);
});

test("also omits the values below another error and in the database's message about a row", () => {
  const inner = new DrizzleQueryError("select $1", values, cause);
  const outer = new Error("a report could not be read", { cause: inner });
  const row = Object.assign(new Error("duplicate key"), { detail: "Key (email)=(mary@example.test)" });
  expect(JSON.stringify([toErrorLine(outer), toErrorLine(row)])).not.toMatch(/mary|argon2id|lines/);
});

test("logs other errors unchanged", () => {
  expect(toErrorLine(new TypeError("no"))).toMatchObject({ type: "TypeError", message: "no" });
});
