import { expect, test } from "vitest";
import { notificationLanguages } from "#contract/notifications/notification-settings.ts";
import { renderHtml, renderSubject, renderText, type MailParts } from "#provider/modules/mails/render.ts";

const item = {
  title: "Title",
  description: "Something happened.",
  path: "/apps/notifications?view_id=1&x=2",
};
const parts: MailParts = {
  kind: "single",
  language: "en",
  name: "Mara",
  items: [item],
  dashboard: "https://cash.example/en",
  unsubscribeUrl: "https://cash.example/en/unsubscribe?token=abc",
  linkQuery: undefined,
};

test.each(notificationLanguages)(
  "a mail in %s has greeting, event and links, without unfilled placeholders",
  (language) => {
    for (const kind of ["single", "daily", "weekly"] as const) {
      const mail = { ...parts, language, kind };
      for (const body of [renderSubject(mail) + renderText(mail), renderHtml(mail)])
        expect(body).not.toMatch(/[{}]|undefined|null/);
      for (const part of [
        "Mara",
        item.description,
        "/unsubscribe?token=abc",
        "/account-settings/notifications",
      ]) {
        expect(renderText(mail)).toContain(part);
        expect(renderHtml(mail)).toContain(part);
      }
    }
  },
);

test.each(notificationLanguages)(
  "a link mail in %s has the link and the reason, without unsubscribing",
  (language) => {
    const link = { ...parts, items: [{ ...item, path: "/known-browser" }], unsubscribeUrl: undefined };
    const mail = { ...link, language, kind: "link" as const, linkQuery: "token=abc" };
    expect(renderSubject(mail)).toBe("Title");
    for (const body of [renderText(mail), renderHtml(mail)]) {
      expect(body).not.toMatch(/[{}]|undefined|null|unsubscribe|account-settings/);
      for (const part of ["Mara", "https://cash.example/en/known-browser?token=abc"])
        expect(body).toContain(part);
    }
  },
);

test("an Arabic mail runs from right to left", () => {
  expect(renderHtml({ ...parts, language: "ar" })).toContain('<html lang="ar" dir="rtl">');
  expect(renderHtml({ ...parts, language: "fr" })).toContain('<html lang="fr" dir="ltr">');
});

test("S10 escapes users' text in every part of a mail", () => {
  const evil = `"><img src=x onerror=alert(1)>'&`;
  const html = renderHtml({
    ...parts,
    name: evil,
    items: [{ title: evil, description: evil, path: `/x?${evil}` }],
    unsubscribeUrl: `https://cash.example/${evil}`,
  });
  expect(html).not.toContain("<img");
  expect(html.match(/onerror/g)).toHaveLength(html.match(/&lt;img src=x onerror/g)!.length);
});

test("line breaks of a title are removed from the subject", () => {
  const items = [{ ...item, title: "One\r\nBcc: everybody@example.test" }];
  expect(renderSubject({ ...parts, items })).toBe("One Bcc: everybody@example.test");
});

test("a digest states its number of notifications", () => {
  expect(renderSubject({ ...parts, kind: "daily", items: [item, item] })).toBe("Cashlane: your day (2)");
});

test("a name with a dollar sign stays unchanged", () => {
  expect(renderText({ ...parts, name: "$& Co" })).toContain("Hello $& Co,");
});
