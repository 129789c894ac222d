import type { CSSProperties } from "react";

export const modes = ["light", "dark", "system"] as const;
export const skins = ["default", "bordered"] as const;
export const layouts = ["vertical", "collapsed", "horizontal"] as const;
export const widths = ["compact", "wide"] as const;
/** How a group of the vertical menu opens: in place by a press, or beside it under a resting mouse. */
export const subMenus = ["click", "hover"] as const;
/** The colours offered; the first is ours. Any other is as good: the style sheet keeps text on it readable. */
export const primaryColors = {
  evergreen: "#0b6353",
  ocean: "#1b68b3",
  violet: "#7549cf",
  crimson: "#b3274f",
  amber: "#9c5c06",
} as const;

/** Name of the theme's cookie, and of the change under way; root shows what that is about to do. */
export const themeKey = "theme";
/** Of what the cookie holds. */
export const themeVersion = 1;

/** How the visitor wants the app to look; kept in one cookie. */
export interface Theme {
  mode: (typeof modes)[number];
  skin: (typeof skins)[number];
  layout: (typeof layouts)[number];
  contentWidth: (typeof widths)[number];
  subMenus: (typeof subMenus)[number];
  semiDark: boolean;
  /** `#rrggbb`, lower case. */
  primaryColor: string;
}

export const defaultTheme: Theme = {
  mode: "system",
  skin: "default",
  layout: "vertical",
  contentWidth: "compact",
  subMenus: "click",
  semiDark: false,
  primaryColor: primaryColors.evergreen,
};

/** Whether nothing differs from how the app looks for everybody. */
export function isDefaultTheme(theme: Theme): boolean {
  return (Object.keys(defaultTheme) as (keyof Theme)[]).every(
    (field) => theme[field] === defaultTheme[field],
  );
}

/** Attributes of `<html>` the style sheet reads: the first paint is already right, `system` is CSS. */
export function themeAttributes(theme: Theme) {
  const isOurs = theme.primaryColor === defaultTheme.primaryColor;
  return {
    ...(!isOurs && { "data-primary": "chosen", style: { "--seed": theme.primaryColor } as CSSProperties }),
    "data-mode": theme.mode,
    "data-skin": theme.skin,
    "data-layout": theme.layout,
    "data-width": theme.contentWidth,
    "data-semi-dark": theme.semiDark || undefined,
  };
}

/** The theme as it will be once a form under way is answered, so that a press shows at once. */
export function themeUnderWay(theme: Theme, form: Pick<FormData, "get"> | undefined): Theme {
  if (!form) return theme;
  const semiDark = form.get("semiDark");
  const primaryColor = String(form.get("primaryColor"));
  return {
    mode: modes.find((value) => value === form.get("mode")) ?? theme.mode,
    skin: skins.find((value) => value === form.get("skin")) ?? theme.skin,
    layout: layouts.find((value) => value === form.get("layout")) ?? theme.layout,
    contentWidth: widths.find((value) => value === form.get("contentWidth")) ?? theme.contentWidth,
    subMenus: subMenus.find((value) => value === form.get("subMenus")) ?? theme.subMenus,
    semiDark: semiDark === null ? theme.semiDark : semiDark === "true",
    primaryColor: isColor(primaryColor) ? primaryColor : theme.primaryColor,
  };
}

/** Whether a text is a colour as the theme keeps it. */
export function isColor(text: string): boolean {
  return /^#[\da-f]{6}$/.test(text);
}
