import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { getTranslation } from "~/i18n/i18n.server";
import { getInstance, getLocale, i18nextMiddleware } from "~/i18n/i18next-middleware.server";
import type { Language } from "~/i18n/languages";

async function contextIn(language: Language): Promise<RouterContextProvider> {
  const context = new RouterContextProvider();
  const request = new Request(`http://cashlane.test/${language}/login`);
  const args = { request, context, params: {}, url: new URL(request.url), pattern: "/:lang/login" };
  await i18nextMiddleware(args, () => Promise.resolve(new Response()));
  return context;
}

describe("i18n: texts for loaders and actions", () => {
  it("use the request's language, independent of simultaneous requests", async () => {
    const contexts = await Promise.all((["en", "ar", "fr"] as const).map(contextIn));
    const [english, arabic, french] = contexts.map((context) => getTranslation(context, "ui"));
    expect(contexts.map(getLocale)).toEqual(["en", "ar", "fr"]);
    expect(english?.("required")).toBe("This field is required.");
    expect(arabic?.("required")).toBe("هذا الحقل مطلوب.");
    expect(french?.("tooShort", { count: 8 })).toBe("Saisissez au moins 8 caractères.");
    expect(arabic?.("tooShort", { count: 8 })).toBe("أدخل 8 أحرف على الأقل.");
  });

  it("notification errors stay Vietnamese", async () => {
    expect(getTranslation(await contextIn("fr"), "vi")("loadFailed")).toBe("Không thể tải thông báo");
  });

  it("leave escaping to the page", async () => {
    expect(getTranslation(await contextIn("en"), "ui")("requestId", { id: "<a&b>" })).toBe("Request <a&b>");
  });

  it("one instance serves all requests in a language and is immutable", async () => {
    const [first, second] = await Promise.all([contextIn("fr"), contextIn("fr")]);
    expect(getInstance(first)).toBe(getInstance(second));
    expect(() => void getInstance(first).changeLanguage("ar")).toThrow(TypeError);
    expect(getTranslation(second, "ui")("required")).toBe("Ce champ est obligatoire.");
  });
});
