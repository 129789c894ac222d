import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixture.ts";

const colourRules = ["color-contrast", "link-in-text-block"];

/** Rules of WCAG 2.2 AA that axe leaves out by default. */
const addedRules = { "target-size": { enabled: true } };

/**
 * axe finds nothing in the page, or in one part of it, in the light and in the dark. The visitor has chosen
 * no mode, so the same document follows the system by CSS alone: in the dark only its colours can have become
 * wrong.
 */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.evaluate(endTransitions);
  const light = await findings(new AxeBuilder({ page }), part);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(endTransitions);
  // axe stays in the page: half a megabyte of source need not be sent again.
  const axe = new AxeBuilder({ page, axeSource: "undefined" });
  const dark = await findings(axe, part, { type: "rule", values: colourRules });
  expect({ light, dark }, page.url()).toEqual({ light: [], dark: [] });
}

/** Colours change at once. One transition that ends can begin another below it, where the colour is inherited. */
function endTransitions(): void {
  const underWay = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  for (const transition of underWay) transition.finish();
  if (underWay.length > 0) endTransitions();
}

type RunOnly = Parameters<AxeBuilder["options"]>[0]["runOnly"];

async function findings(axe: AxeBuilder, part: string, runOnly?: RunOnly): Promise<string[]> {
  const options = {
    resultTypes: ["violations" as const],
    ...(runOnly ? { runOnly } : { rules: addedRules }),
  };
  // The "legacy" mode is for pages without frames, as ours are: axe runs in place, without a second page.
  const { violations } = await axe.include(part).options(options).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
