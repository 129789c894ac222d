import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectLanguage, languageCookie } from "~/i18n/language-detector.server";

function request(headers: Record<string, string>, path = "/"): Request {
  return new Request(`http://cashlane.test${path}`, { headers });
}

describe("the language of a request", () => {
  it.each([
    ["fr-CA,fr;q=0.9,en;q=0.8", "fr"],
    ["fr-CA", "fr"],
    ["de,ar;q=0.5,en;q=0.4", "ar"],
    ["en;q=0.1,ar;q=0.2", "ar"],
    ["fr;q=0,en", "en"],
    ["fr;q=0", "en"],
    ["FR", "fr"],
    ["de", "en"],
    ["*", "en"],
    ["", "en"],
  ])("Accept-Language %j selects %s", async (header, expected) => {
    expect(await detectLanguage(request({ "Accept-Language": header }))).toBe(expected);
  });

  it("prefers the path's first segment, then cookie, then header, then English", async () => {
    const cookie = (await languageCookie.serialize("ar")).split(";")[0] ?? "";
    const bothHeaders = { Cookie: cookie, "Accept-Language": "fr" };
    expect(await detectLanguage(request(bothHeaders, "/en/login"))).toBe("en");
    expect(await detectLanguage(request(bothHeaders, "/en.data"))).toBe("en");
    expect(await detectLanguage(request(bothHeaders, "/english"))).toBe("ar");
    expect(await detectLanguage(request(bothHeaders))).toBe("ar");
    expect(await detectLanguage(request({ "Accept-Language": "fr" }))).toBe("fr");
    expect(await detectLanguage(request({}))).toBe("en");
  });

  it("invalid cookies and headers never throw", async () => {
    const text = fc.string({
      unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    });
    await fc.assert(
      fc.asyncProperty(text, text, async (cookie, header) => {
        const language = await detectLanguage(
          request({ Cookie: `language=${cookie}`, "Accept-Language": header }),
        );
        expect(["en", "fr", "ar"]).toContain(language);
      }),
    );
  });
});
