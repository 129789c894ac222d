import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderEnvExample } from "../../../scripts/settings/env-example.ts";

test(".env.example states the current settings and defaults", () => {
  expect(readFileSync(".env.example", "utf8")).toBe(renderEnvExample());
});

test(".env.example states a default of the schema", () => {
  expect(renderEnvExample()).toContain("\n#ROLE_WAIT_HOURS=72\n");
});

test(".env.example leaves secrets empty", () => {
  expect(renderEnvExample()).toContain("\n#SESSION_SECRET=\n");
});
