import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  defaultTheme,
  layoutChoices,
  modes,
  skins,
  subMenus,
  type Theme,
  themeAttributes,
  widths,
} from "~/page/theme";
import { readTheme, themeChange, writeTheme } from "~/shell/theme/theme-cookie.server";

function requestWith(cookie: string): Request {
  return new Request("http://cashlane.test/en", { headers: { Cookie: cookie } });
}
async function cookieOf(value: unknown): Promise<string> {
  return `theme=${encodeURIComponent(btoa(unescape(encodeURIComponent(JSON.stringify(value)))))}`;
}
/** Cookies longer than 1 KB are ignored. */
function isShort(value: unknown): boolean {
  return JSON.stringify(value).length < 500;
}

const theme = fc.record<Theme>({
  mode: fc.constantFrom(...modes),
  skin: fc.constantFrom(...skins),
  layout: fc.constantFrom(...layoutChoices),
  contentWidth: fc.constantFrom(...widths),
  subMenus: fc.constantFrom(...subMenus),
  semiDark: fc.boolean(),
  primaryColor: fc
    .integer({ min: 0, max: 0xffffff })
    .map((color) => `#${color.toString(16).padStart(6, "0")}`),
});

describe("theme cookie", () => {
  it("round-trips within 1 KB, for a year", async () => {
    await fc.assert(
      fc.asyncProperty(theme, async (expected) => {
        const header = await writeTheme(expected);
        expect(header.length).toBeLessThan(1024);
        expect(header).toContain("Max-Age=31536000");
        expect(header).toContain("SameSite=Lax");
        expect(await readTheme(requestWith(header.split(";")[0] ?? ""))).toEqual(expected);
      }),
    );
  });

  it("a broken cookie never throws and parses to a valid theme", async () => {
    // Header values are bytes: anything a browser could send.
    const anything = fc.string({
      unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    });
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        expect(await readTheme(requestWith(`theme=${text}`))).toEqual(defaultTheme);
      }),
      { numRuns: 1000 },
    );
  });

  it("an invalid value resets only itself, another version everything", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue().filter(isShort), async (junk) => {
        const read = await readTheme(
          requestWith(await cookieOf({ v: 1, mode: "dark", skin: junk, layout: "collapsed" })),
        );
        expect(read).toEqual({
          ...defaultTheme,
          mode: "dark",
          layout: "collapsed",
          skin: junk === "bordered" ? "bordered" : "default",
        });
        expect(await readTheme(requestWith(await cookieOf(junk)))).toEqual(defaultTheme);
        expect(await readTheme(requestWith(await cookieOf({ v: 2, mode: "dark" })))).toEqual(defaultTheme);
      }),
    );
  });

  it("a form changes the fields it names and nothing else", () => {
    expect(themeChange.parse({ mode: "dark", returnTo: "/en" })).toEqual({ mode: "dark" });
    expect(themeChange.safeParse({ mode: "pink" }).success).toBe(false);
    expect(themeChange.parse({ semiDark: "true" })).toEqual({ semiDark: true });
  });

  it("is part of the first HTML", () => {
    expect(themeAttributes({ ...defaultTheme, mode: "dark", layout: "collapsed" }, false)).toMatchObject({
      "data-mode": "dark",
      "data-layout": "collapsed",
      "data-skin": "default",
    });
  });

  it("a visitor's sidebar starts collapsed, and a chosen layout applies to everyone", () => {
    const layoutFor = (layout: Theme["layout"], isVisitor: boolean) =>
      themeAttributes({ ...defaultTheme, layout }, isVisitor)["data-layout"];
    expect(layoutFor("auto", true)).toBe("collapsed");
    expect(layoutFor("auto", false)).toBe("vertical");
    expect(layoutFor("vertical", true)).toBe("vertical");
    expect(layoutFor("collapsed", false)).toBe("collapsed");
  });
});
