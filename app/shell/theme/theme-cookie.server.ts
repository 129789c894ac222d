import { z } from "zod";
import { createBrowserCookie } from "~/session/browser-cookie.server";
import {
  defaultTheme,
  isColor,
  layoutChoices,
  modes,
  skins,
  subMenus,
  type Theme,
  themeKey,
  themeVersion,
  widths,
} from "~/page/theme";

const maxCookieLength = 1024;

const fields = {
  mode: z.enum(modes),
  skin: z.enum(skins),
  layout: z.enum(layoutChoices),
  contentWidth: z.enum(widths),
  subMenus: z.enum(subMenus),
  semiDark: z.boolean(),
  primaryColor: z.string().toLowerCase().refine(isColor),
};

/** An invalid field gets its default. Another version invalidates the whole cookie. */
const cookieSchema = z.object({
  v: z.literal(themeVersion),
  mode: fields.mode.catch(defaultTheme.mode),
  skin: fields.skin.catch(defaultTheme.skin),
  layout: fields.layout.catch(defaultTheme.layout),
  contentWidth: fields.contentWidth.catch(defaultTheme.contentWidth),
  subMenus: fields.subMenus.catch(defaultTheme.subMenus),
  semiDark: fields.semiDark.catch(defaultTheme.semiDark),
  primaryColor: fields.primaryColor.catch(defaultTheme.primaryColor),
});

/** The schema of a form that changes the theme, which may contain any of the fields. */
export const themeChange = z.object({ ...fields, semiDark: z.stringbool() }).partial();

/** Scripts also write this cookie (docs/decisions/0011). */
const cookie = createBrowserCookie(themeKey, { isForScripts: true });

/** Returns the theme in a request's cookie. Missing and invalid fields get their defaults. Never throws. */
export async function readTheme(request: Request): Promise<Theme> {
  const header = request.headers.get("Cookie");
  const text = /(?:^|;\s*)theme=([^;]*)/.exec(header ?? "")?.[1];
  if (!text || text.length > maxCookieLength) return defaultTheme;
  const parsed = cookieSchema.safeParse(await cookie.parse(header));
  if (!parsed.success) return defaultTheme;
  const { v: _, ...theme } = parsed.data;
  return theme;
}

/** Returns the `Set-Cookie` value that stores a theme for a year. */
export function writeTheme(theme: Theme): Promise<string> {
  return cookie.serialize({ v: themeVersion, ...theme });
}
