import type { CSSProperties } from "react";

export const modes = ["light", "dark", "system"] as const;
export const skins = ["default", "bordered"] as const;
/** The first layout is the default for users, the second for visitors. */
export const layouts = ["vertical", "collapsed", "horizontal"] as const;
/** The layouts that the cookie can contain: `auto` until the visitor chooses one. */
export const layoutChoices = ["auto", ...layouts] as const;
export const widths = ["compact", "wide"] as const;
/** How a group of the vertical menu opens: below its entry when pressed, or next to it on hover. */
export const subMenus = ["click", "hover"] as const;
/**
 * The predefined colors; the first is the default. Any other color works, too, because the style sheet keeps
 * text on it readable.
 */
export const primaryColors = {
  evergreen: "#0b6353",
  ocean: "#1b68b3",
  violet: "#7549cf",
  crimson: "#b3274f",
  amber: "#9c5c06",
} as const;

/** The token `--canvas` for browsers, which paint their own bars in the page's color. */
const canvasColors = { light: "#f5f3ec", dark: "#0f1513" } as const;

/** The name of the theme's cookie, and the key of the fetcher whose pending change is shown immediately. */
export const themeKey = "theme";
/** The version of the cookie's format. */
export const themeVersion = 1;

/** The appearance settings, which are stored in one cookie. */
export interface Theme {
  mode: (typeof modes)[number];
  skin: (typeof skins)[number];
  layout: (typeof layoutChoices)[number];
  contentWidth: (typeof widths)[number];
  subMenus: (typeof subMenus)[number];
  semiDark: boolean;
  /** `#rrggbb`, lower case. */
  primaryColor: string;
}

export const defaultTheme: Theme = {
  mode: "system",
  skin: "default",
  layout: "auto",
  contentWidth: "compact",
  subMenus: "click",
  semiDark: false,
  primaryColor: primaryColors.evergreen,
};

/**
 * Returns the layout to show: the chosen one or a default. Visitors get the collapsed sidebar, because their
 * menu is short.
 */
export function layoutOf({ layout }: Theme, isVisitor: boolean): (typeof layouts)[number] {
  return layout === "auto" ? layouts[isVisitor ? 1 : 0] : layout;
}

/** Returns whether all settings have their default values. */
export function isDefaultTheme(theme: Theme): boolean {
  return (Object.keys(defaultTheme) as (keyof Theme)[]).every(
    (field) => theme[field] === defaultTheme[field],
  );
}

/**
 * Returns the attributes of `<html>` that the style sheet uses, so that the first paint is correct. The style
 * sheet itself resolves `system`.
 */
export function themeAttributes(theme: Theme, isVisitor: boolean) {
  const isDefaultColor = theme.primaryColor === defaultTheme.primaryColor;
  return {
    ...(!isDefaultColor && {
      "data-primary": "chosen",
      style: { "--seed": theme.primaryColor } as CSSProperties,
    }),
    "data-mode": theme.mode,
    "data-skin": theme.skin,
    "data-layout": layoutOf(theme, isVisitor),
    "data-width": theme.contentWidth,
    "data-semi-dark": theme.semiDark || undefined,
  };
}

/** Returns the colors for the browser's own bars, one for each of the system's modes if the theme follows it. */
export function barColors({ mode }: Pick<Theme, "mode">): { content: string; media?: string }[] {
  if (mode !== "system") return [{ content: canvasColors[mode] }];
  return (["light", "dark"] as const).map((scheme) => ({
    content: canvasColors[scheme],
    media: `(prefers-color-scheme: ${scheme})`,
  }));
}

/** Returns the theme with a pending change applied, so that a choice takes effect immediately. */
export function applyPendingTheme(theme: Theme, form: Pick<FormData, "get"> | undefined): Theme {
  if (!form) return theme;
  const semiDark = form.get("semiDark");
  const primaryColor = String(form.get("primaryColor"));
  return {
    mode: modes.find((value) => value === form.get("mode")) ?? theme.mode,
    skin: skins.find((value) => value === form.get("skin")) ?? theme.skin,
    layout: layoutChoices.find((value) => value === form.get("layout")) ?? theme.layout,
    contentWidth: widths.find((value) => value === form.get("contentWidth")) ?? theme.contentWidth,
    subMenus: subMenus.find((value) => value === form.get("subMenus")) ?? theme.subMenus,
    semiDark: semiDark === null ? theme.semiDark : semiDark === "true",
    primaryColor: isColor(primaryColor) ? primaryColor : theme.primaryColor,
  };
}

/** Returns whether a text is a color in the theme's format. */
export function isColor(text: string): boolean {
  return /^#[\da-f]{6}$/.test(text);
}
