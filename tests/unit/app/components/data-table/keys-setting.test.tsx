import { afterEach, expect, test, vi } from "vitest";
import { areListKeysOn, saveListKeys } from "~/components/data-table/keys-cookie.server";
import { SearchKey } from "~/components/data-table/keys-hint";
import { areListKeysEnabled, setListKeysEnabled } from "~/components/data-table/keys-setting";
import { render } from "../../../../support/pages/render";

const nameAndValue = (cookie: string) => cookie.split(";")[0]!;
const requestWith = (cookie: string) => new Request("https://cash.example", { headers: { cookie } });

afterEach(() => vi.unstubAllGlobals());

test.each([true, false])(
  "a browser that is rendered with keys on: %s shows the key of the search",
  (isOn) => {
    expect(render(<SearchKey />, { page: { listKeysOn: isOn } }).includes("<kbd")).toBe(isOn);
  },
);

test("scripts read the setting that the server stored", async () => {
  vi.stubGlobal("document", { cookie: `theme=x; ${nameAndValue(await saveListKeys("off"))}` });
  expect(areListKeysEnabled()).toBe(false);
  vi.stubGlobal("document", { cookie: nameAndValue(await saveListKeys("on")) });
  expect(areListKeysEnabled()).toBe(true);
});

test("the server reads the setting that scripts stored", async () => {
  const document = { cookie: "" };
  vi.stubGlobal("document", document);
  vi.stubGlobal("window", new EventTarget());
  setListKeysEnabled(false);
  expect(await areListKeysOn(requestWith(nameAndValue(document.cookie)))).toBe(false);
  setListKeysEnabled(true);
  expect(await areListKeysOn(requestWith(nameAndValue(document.cookie)))).toBe(true);
});

test.each(["list-shortcuts=%%broken", "list-shortcuts=", "other=1"])(
  "the keys are on with %s",
  async (cookie) => {
    expect(await areListKeysOn(requestWith(cookie))).toBe(true);
  },
);
