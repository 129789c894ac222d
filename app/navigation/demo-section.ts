import type { TextKey } from "~/i18n/translation";
import type { texts } from "~/locales/en/demo";
import type { IconName } from "./screen";

type DemoText = TextKey<typeof texts>;
export type DemoLabel = Exclude<DemoText, `section_${string}` | `shortcut_${string}`>;
export type ShortcutLabel = Extract<DemoText, `shortcut_${string}`>;

/** The sections of the demo pages with their icons, in the search's order. */
export const demoSections = {
  dashboards: "overview",
  apps: "offer",
  invoices: "details",
  people: "users",
  pages: "log",
  auth: "enter",
  forms: "review",
  charts: "lead",
  front: "network",
  documentation: "help",
} as const satisfies Record<string, IconName>;
export type DemoSection = keyof typeof demoSections;

/** Sections whose pages have no language prefix. */
export const unprefixedSections: readonly DemoSection[] = ["front", "documentation"];

/** A public page of the template, or an external URL. */
export interface DemoScreen {
  /** Path without the language prefix, or a full URL. */
  path: string;
  label: DemoLabel;
  /** The label of the page's shortcut. The search also finds the page by this label. */
  shortcut?: ShortcutLabel;
  section: DemoSection;
  /** For detail pages: a text that all of their URLs contain. */
  activeUrl?: string;
}
