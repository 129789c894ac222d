import type { CSSProperties } from "react";

export const modes = ["light", "dark", "system"] as const;
export const skins = ["default", "bordered"] as const;
/** The first is the default of users, the second of visitors. */
export const layouts = ["vertical", "collapsed", "horizontal"] as const;
/** The layouts that a browser's cookie can hold: `auto` until the visitor chooses one. */
export const layoutChoices = ["auto", ...layouts] as const;
export const widths = ["compact", "wide"] as const;
/** How a group of the vertical menu opens: in place on press, or next to it on hover. */
export const subMenus = ["click", "hover"] as const;
/**
 * The predefined colors; the first is the default. Any other works too: the style sheet keeps text readable on
 * it.
 */
export const primaryColors = {
  evergreen: "#0b6353",
  ocean: "#1b68b3",
  violet: "#7549cf",
  crimson: "#b3274f",
  amber: "#9c5c06",
} as const;

/** The theme's cookie, and the key of the pending change, whose effect root shows at once. */
export const themeKey = "theme";
/** Version of the cookie's format. */
export const themeVersion = 1;

/** A visitor's appearance settings, stored in one cookie. */
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

/** Returns the layout to show: unless one was chosen, visitors, whose menu is short, get the collapsed sidebar. */
export function layoutOf({ layout }: Theme, isVisitor: boolean): (typeof layouts)[number] {
  return layout === "auto" ? layouts[isVisitor ? 1 : 0] : layout;
}

/** Returns whether all settings have their defaults. */
export function isDefaultTheme(theme: Theme): boolean {
  return (Object.keys(defaultTheme) as (keyof Theme)[]).every(
    (field) => theme[field] === defaultTheme[field],
  );
}

/**
 * Returns the attributes of `<html>` that the style sheet reads, so that the first paint is right. `system` is
 * CSS.
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

/** Returns the theme including a pending change, so that a press has an immediate effect. */
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
