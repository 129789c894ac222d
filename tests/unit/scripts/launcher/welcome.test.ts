import { expect, test } from "vitest";
import { demoAccounts } from "#provider/demo/users.ts";
import { readConfiguration } from "../../../../scripts/launcher/configuration.mjs";
import { welcome } from "../../../../scripts/launcher/welcome.mjs";

function textFor(environment: NodeJS.ProcessEnv): string {
  return welcome(readConfiguration(environment, ["provider", "dashboard"]), ["provider", "dashboard"]);
}

test("prints one address if several are configured", () => {
  const text = textFor({ PUBLIC_ORIGIN: "https://cash.example, https://www.cash.example" });
  expect(text).toContain("Cashlane is ready: https://cash.example\n");
});

test.each(["0.0.0.0", "::"])("prints PUBLIC_ORIGIN if HOST is %s", (HOST) => {
  expect(textFor({ HOST })).toMatch(/PUBLIC_ORIGIN=http:\/\/[\w.]+:3000 PROVIDER_PUBLIC_ORIGIN=/);
});

test.each([{}, { HOST: "127.0.0.1" }, { HOST: "0.0.0.0", PUBLIC_ORIGIN: "http://10.0.0.5:3000" }])(
  "doesn't print PUBLIC_ORIGIN for %j",
  (environment) => {
    expect(textFor(environment)).not.toContain("PUBLIC_ORIGIN=");
  },
);

test.each(demoAccounts)("prints the demo account $email and its password", ({ email, password }) => {
  const text = welcome(readConfiguration({}, ["provider", "dashboard"]), ["provider", "dashboard"]);
  expect(text).toMatch(new RegExp(`${email}\\s+${password}\\n`));
});
