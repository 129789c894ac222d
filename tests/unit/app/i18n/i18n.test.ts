import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { getTranslation } from "~/i18n/i18n.server";
import { languageContext } from "~/i18n/language-context.server";
import type { Language } from "~/i18n/languages";

function contextIn(language: Language): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(languageContext, language);
  return context;
}

describe("design §3 i18n: texts for loaders and actions", () => {
  it("speak the request's language, whoever else asks at the same time", () => {
    const [english, arabic, french] = (["en", "ar", "fr"] as const).map((language) =>
      getTranslation(contextIn(language), "ui"),
    );
    expect(english?.("required")).toBe("This field is required.");
    expect(arabic?.("required")).toBe("هذا الحقل مطلوب.");
    expect(french?.("tooShort", { count: 8 })).toBe("Saisissez au moins 8 caractères.");
    expect(arabic?.("tooShort", { count: 8 })).toBe("أدخل 8 أحرف على الأقل.");
  });

  it("§8: the notification errors stay Vietnamese", () => {
    expect(getTranslation(contextIn("fr"), "vi")("loadFailed")).toBe("Không thể tải thông báo");
  });

  it("leave escaping to the page", () => {
    expect(getTranslation(contextIn("en"), "ui")("requestId", { id: "<a&b>" })).toBe("Request <a&b>");
  });
});
