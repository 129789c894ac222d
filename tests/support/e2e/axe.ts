import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { alternate, positionOf } from "../programs/repetitions.ts";
import { expect } from "./fixture.ts";

const colourRules = ["color-contrast", "link-in-text-block"];

/** Rules of WCAG 2.2 AA that axe doesn't run by default. */
const addedRules = { "target-size": { enabled: true } };

/**
 * Expects axe to find no violations in the page or a part of it, in light and in dark mode. The same document
 * is used for both, because CSS alone applies the system's mode: in dark mode only colors need checking. All
 * colors come from the theme, so CI checks dark mode on only half of the pages.
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.evaluate(endTransitions);
  const light = await findings(new AxeBuilder({ page }), part);
  expect(light, `light, ${page.url()}`).toEqual([]);
  if (!alternate([true, false], positionOf(new URL(page.url()).pathname + part)).includes(true)) return;

  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(endTransitions);
  // axe stays in the page, so that half a megabyte of source isn't sent again.
  const axe = new AxeBuilder({ page, axeSource: "undefined" });
  const dark = await findings(axe, part, { type: "rule", values: colourRules });
  expect(dark, `dark, ${page.url()}`).toEqual([]);
}

/**
 * Ends all transitions, repeatedly, because the end of one can start another in an element that inherits the
 * color.
 */
function endTransitions(): void {
  const underWay = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  for (const transition of underWay) transition.finish();
  if (underWay.length > 0) endTransitions();
}

type RunOnly = Parameters<AxeBuilder["options"]>[0]["runOnly"];

/** Returns what axe finds in a part of a page with its usual rules, or only with `runOnly`. */
export async function findings(axe: AxeBuilder, part: string, runOnly?: RunOnly): Promise<string[]> {
  const options = {
    resultTypes: ["violations" as const],
    ...(runOnly ? { runOnly } : { rules: addedRules }),
  };
  // "Legacy" mode runs axe in the page itself. It is for pages without frames, such as ours.
  const { violations } = await axe.include(part).options(options).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
