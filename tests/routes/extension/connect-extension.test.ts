import { createHash, randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { createExtensionToken } from "#contract/extension/extension-calls.ts";
import { memberWorld, readPage } from "../../support/money/member-world";
import type { Browser } from "../../support/pages/browser";
import { testExtension } from "../../support/programs/extension";

const world = memberWorld({ EXTENSION_IDS: testExtension });
let member: Browser;
beforeAll(async () => {
  member = (await world.signIn(await world.provider.signUp())).browser;
});

const verifier = randomBytes(32).toString("base64url");
const challenge = createHash("sha256").update(verifier).digest("base64url");
const address = (extension = testExtension) =>
  `/en/extension/connect?${new URLSearchParams({ extension, challenge })}`;

describe("connecting the extension", () => {
  test("visitors log in first and return", async () => {
    const response = await world.dashboard.request(address());
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toContain(encodeURIComponent("/en/extension/connect?"));
  });

  test("opening the page creates no code", async () => {
    const html = await readPage(member.request(address()));
    expect(html).toContain("It’ll be able to");
    expect(html).not.toContain("data-extension-code");
  });

  test("confirming puts the code into the page, and the verifier exchanges it", async () => {
    const response = await member.submit(address(), {});
    const [, code = ""] = /data-extension-code="([\w-]{43})"/.exec(await response.text()) ?? [];
    const body = { extension: testExtension, code, verifier };
    expect((await world.provider.call(createExtensionToken, { body })).status).toBe(201);
    expect(await readPage(member.request("/en/apps/user/view/security"))).toContain("Browser extension");
  });

  test("an unknown extension can't be confirmed", async () => {
    const unknown = address(testExtension.replaceAll("a", "b"));
    expect(await readPage(member.request(unknown))).toContain("This extension can’t be connected");
    const response = await member.submit(unknown, {});
    expect(response.status).toBe(422);
    expect(await readPage(response)).toContain("This extension isn’t known here");
  });

  test("an incomplete address explains where to begin", async () => {
    expect(await readPage(member.request("/en/extension/connect"))).toContain(
      "This page is opened by the extension",
    );
  });
});

test.each([
  ["en", "What it sees and what it sends", "Load unpacked"],
  ["fr", "Ce qu’elle voit et ce qu’elle envoie", "Mode développeur"],
  ["ar", "ما تراه وما ترسله", "وضع المطوّر"],
])("the page in %s explains installation and privacy", async (language, ...texts) => {
  const html = await readPage(world.dashboard.request(`/${language}/extension`));
  for (const text of texts) expect(html).toContain(text);
});
