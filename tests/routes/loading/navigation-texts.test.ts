import { describe, expect, test } from "vitest";
import { texts as navigation } from "~/locales/en/navigation";
import { texts as stores } from "~/locales/en/stores";
import { memberWorld } from "../../support/money/member-world";

const world = memberWorld();

/** Returns what a client navigation to the list of stores brings. */
async function navigateFrom(path?: string): Promise<string> {
  const headers = path ? { referer: `${world.dashboard.origin}${path}` } : undefined;
  const answer = await world.dashboard.request("/en/stores.data", { headers });
  expect(answer.status).toBe(200);
  return answer.text();
}

describe("texts of a client navigation", () => {
  test("omit those of the page it starts from", async () => {
    const brought = await navigateFrom("/en/search?q=shoes");
    expect(brought).not.toContain(navigation.undoEmail);
    expect(brought).toContain(stores.subtitle);
  });

  test.each([
    ["another language", "/fr/search"],
    ["a page with other texts", "/en/login"],
    ["an unknown page", "/en/nothing-here"],
    ["no page", undefined],
  ])("are complete from %s", async (_, path) => {
    expect(await navigateFrom(path)).toContain(navigation.undoEmail);
  });
});
