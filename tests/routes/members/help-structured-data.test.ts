import { beforeAll, expect, test } from "vitest";
import { writeHelp } from "#provider/help/write-help.ts";
import { texts as arabic } from "~/locales/ar/help";
import { texts as english } from "~/locales/en/help";
import { texts as french } from "~/locales/fr/help";
import { memberWorld } from "../../support/money/member-world";

const origin = "https://cash.example";
const center = "/front-pages/help-center";
const article = `${center}/how-cash-back-works`;
const world = memberWorld({ PUBLIC_ORIGIN: origin });
beforeAll(async () => {
  await writeHelp(world.provider.connection, () => new Date("2026-01-02T03:04:05Z"));
});

test.each([
  ["en", "How cash back works", english],
  ["fr", "Comment fonctionne le cashback", french],
  ["ar", "كيف يعمل الاسترداد النقدي", arabic],
])(
  "a help article in %s describes itself and its place in the help center",
  async (language, title, help) => {
    const html = await (await world.dashboard.request(`${article}?lang=${language}`)).text();
    const [, json = "null"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const address = `${origin}${article}?lang=${language}`;
    expect(JSON.parse(json)).toEqual({
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": "Article",
          headline: title,
          url: address,
          inLanguage: language,
          dateModified: "2026-01-02T03:04:05.000Z",
          image: `${origin}/share.jpg`,
          author: { "@type": "Organization", name: "Cashlane", url: `${origin}/` },
        },
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            {
              "@type": "ListItem",
              position: 1,
              name: help.title,
              item: `${origin}${center}?lang=${language}`,
            },
            { "@type": "ListItem", position: 2, name: title, item: address },
          ],
        },
      ],
    });
  },
);

test("the picture of help articles exists", async () => {
  const response = await world.dashboard.request("/share.jpg");
  expect(response.headers.get("content-type")).toBe("image/jpeg");
});
