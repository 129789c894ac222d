import { describe, expect, test } from "vitest";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";

const { dashboard } = standInDashboard((_, response) => void response.writeHead(503).end());

const headings = (html: string) =>
  [...html.matchAll(/<h2 id="(\w+)" class="mb-3[^>]*>/g)].map(([, id]) => id);

describe("legal texts and the footer linking them", () => {
  test.each([
    ["terms", "Terms of use", "Conditions d’utilisation", "شروط الاستخدام"],
    ["privacy", "Privacy", "Confidentialité", "الخصوصية"],
    ["accessibility", "Accessibility", "Accessibilité", "سهولة الوصول"],
  ])("/%s exists in three languages without the provider", async (name, ...titles) => {
    const pages = await Promise.all(
      ["en", "fr", "ar"].map(async (language) => (await dashboard.request(`/${language}/${name}`)).text()),
    );
    for (const [index, html] of pages.entries()) {
      expect(html).toContain(`<title>${titles[index]} · Cashlane</title>`);
      expect(html).toContain('class="prose"');
      expect(headings(html)).toEqual(headings(pages[0]!));
    }
    expect(headings(pages[0]!).length).toBeGreaterThan(5);
    const plain = await dashboard.request(`/${name}`, { headers: { "accept-language": "fr" } });
    expect(plain.headers.get("location")).toBe(`/fr/${name}`);
  });

  test.each([
    ["en", "Favorites", "Boosted rates", "My links", "Push notifications", "Browser extension"],
    ["fr", "Favoris", "Taux majorés", "Mes liens", "Notifications push", "Extension de navigateur"],
    ["ar", "المتاجر المفضّلة", "المعدّلات المعزَّزة", "روابطي", "الإشعارات الفورية", "إضافة المتصفح"],
  ])("the privacy notice in %s names what is kept where members shop", async (language, ...subjects) => {
    const html = await (await dashboard.request(`/${language}/privacy`)).text();
    expect(subjects.filter((subject) => !html.includes(`<strong>${subject}</strong>`))).toEqual([]);
  });

  test("each page of the app and the front links help, terms, privacy, accessibility and its other languages", async () => {
    for (const [target, other] of [
      ["/en/stores?q=a", "/ar/stores?q=a"],
      ["/front-pages/help-center", "/front-pages/help-center?lang=ar"],
    ] as const) {
      const html = await (await dashboard.request(target)).text();
      const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? "";
      for (const address of [
        "/front-pages/help-center",
        "/en/terms",
        "/en/privacy",
        "/en/accessibility",
        other,
      ])
        expect(footer).toContain(`href="${address}"`);
    }
  });
});

describe("the footer's credit", () => {
  const credited = standInDashboard((_, response) => void response.writeHead(503).end(), {
    FOOTER_CREDIT: "Made with care by Studio <One>",
    FOOTER_CREDIT_URL: "https://studio.example",
  });

  test.each(["en", "fr", "ar"])("is shown as it is configured, as a link, in %s", async (language) => {
    const html = await (await credited.dashboard.request(`/${language}/stores`)).text();
    const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? "";
    expect(footer).toMatch(
      /<a href="https:\/\/studio\.example\/?"[^>]*><bdi>Made with care by Studio &lt;One&gt;<\/bdi>/,
    );
  });

  test("is left out if none is configured", async () => {
    const html = await (await dashboard.request("/en/stores")).text();
    expect(html).not.toContain("Made with care");
  });
});
