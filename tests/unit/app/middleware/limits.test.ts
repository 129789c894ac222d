import { expect, test } from "vitest";
import { limits } from "~/middleware/limits.server";

async function statusOf(address: string): Promise<number> {
  const request = new Request(address);
  const args = { request, url: new URL(address) } as Parameters<typeof limits>[0];
  return (await limits(args, async () => new Response())).status;
}

test.each(["//evil.example/x", "/\\\\evil.example/x", "//", "///en/login"])(
  "S8 refuses the path %s, to which a page's own link would lead elsewhere",
  async (path) => {
    expect(await statusOf(`https://cash.example${path}`)).toBe(400);
  },
);

test.each(["/", "/en/stores", "/en//evil.example", "/en/stores?next=//evil.example"])(
  "serves the path %s",
  async (path) => {
    expect(await statusOf(`https://cash.example${path}`)).toBe(200);
  },
);
