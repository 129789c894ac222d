import { AuthorizationResponseError } from "openid-client";
import { expect, test } from "vitest";
import { reasonOf } from "#provider/modules/connected-services/reason.ts";

test("logs the messages of an error and its causes, and the standard's code", () => {
  const cause = new AuthorizationResponseError("the service refused", {
    cause: new URLSearchParams({ error: "server_error", error_description: "code-of-somebody" }),
  });
  expect(reasonOf(new Error("no answer", { cause }))).toBe("no answer: the service refused: server_error");
});

test("logs neither long texts nor the answer", () => {
  expect(reasonOf(new Error("x".repeat(10_000)))).toHaveLength(400);
  expect(reasonOf(new Error("refused", { cause: { access_token: "secret" } }))).toBe("refused");
  expect(reasonOf("secret")).toBe("");
});
