import { createCookie } from "react-router";
import { z } from "zod";
import { defaultLanguage, isLanguage, type Language, languages } from "./languages";

/** Remembers the language of the last screen; an unprefixed address goes there (design §3, Language). */
export const languageCookie = createCookie("language", {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  maxAge: 60 * 60 * 24 * 365,
});

const remembered = z.enum(languages).optional().catch(undefined);

/** The language the cookie remembers; a broken cookie counts as none and never throws. */
export async function rememberedLanguage(request: Request): Promise<Language | undefined> {
  return remembered.parse(await languageCookie.parse(request.headers.get("Cookie")).catch(() => undefined));
}

/** The visitor's language for an address without one: cookie, then Accept-Language, then English. */
export async function preferredLanguage(request: Request): Promise<Language> {
  return (
    (await rememberedLanguage(request)) ??
    acceptedLanguage(request.headers.get("Accept-Language") ?? "") ??
    defaultLanguage
  );
}

/** The supported language an `Accept-Language` header wants most, if any. */
export function acceptedLanguage(header: string): Language | undefined {
  const wishes = header
    .split(",")
    .slice(0, 32)
    .map((wish) => {
      const [range = "", ...parameters] = wish.trim().toLowerCase().split(";");
      const quality = parameters.map((parameter) => parameter.trim()).find((text) => text.startsWith("q="));
      return { language: range.split("-")[0], weight: quality ? Number(quality.slice(2)) || 0 : 1 };
    })
    .filter((wish) => wish.weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { language } of wishes) if (isLanguage(language)) return language;
  return undefined;
}
