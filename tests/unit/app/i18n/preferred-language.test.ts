import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acceptedLanguage, languageCookie, preferredLanguage } from "~/i18n/preferred-language.server";

function request(headers: Record<string, string>): Request {
  return new Request("http://cashlane.test/", { headers });
}

describe("design §3 language of an address without one", () => {
  it.each([
    ["fr-CA,fr;q=0.9,en;q=0.8", "fr"],
    ["de,ar;q=0.5,en;q=0.4", "ar"],
    ["en;q=0.1,ar;q=0.2", "ar"],
    ["fr;q=0,en", "en"],
    ["de", undefined],
    ["*", undefined],
    ["", undefined],
  ])("Accept-Language %j wants %s", (header, expected) => {
    expect(acceptedLanguage(header)).toBe(expected);
  });

  it("cookie, then header, then English", async () => {
    const cookie = (await languageCookie.serialize("ar")).split(";")[0] ?? "";
    expect(await preferredLanguage(request({ Cookie: cookie, "Accept-Language": "fr" }))).toBe("ar");
    expect(await preferredLanguage(request({ "Accept-Language": "fr" }))).toBe("fr");
    expect(await preferredLanguage(request({}))).toBe("en");
  });

  it("nonsense in either never throws", async () => {
    const text = fc.string({
      unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    });
    await fc.assert(
      fc.asyncProperty(text, text, async (cookie, header) => {
        const language = await preferredLanguage(
          request({ Cookie: `language=${cookie}`, "Accept-Language": header }),
        );
        expect(["en", "fr", "ar"]).toContain(language);
      }),
    );
  });
});
