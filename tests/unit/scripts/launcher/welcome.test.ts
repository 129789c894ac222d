import { expect, test } from "vitest";
import { demoAccounts } from "#provider/demo/users.ts";
import { readConfiguration } from "../../../../scripts/launcher/configuration.mjs";
import { welcome } from "../../../../scripts/launcher/welcome.mjs";

test.each(demoAccounts)("names the demo account $email and its password", ({ email, password }) => {
  const text = welcome(readConfiguration({}, ["provider", "dashboard"]), ["provider", "dashboard"]);
  expect(text).toMatch(new RegExp(`${email}\\s+${password}\\n`));
});
