import { describe, expect, it } from "vitest";
import { Stepper } from "~/components/stepper/stepper";
import { render } from "../../../../support/pages/render";

const steps = ["Method", "Amount", "Review"].map((label) => ({ label, href: `?step=${label}` }));

function links(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="[^"]*step=(\w+)"/g)].map(([, step]) => step ?? "");
}

describe("stepper kit", () => {
  it.each([
    [0, "Step 1 of 3", []],
    [1, "Step 2 of 3", ["Method"]],
    [2, "Step 3 of 3", ["Method", "Amount"]],
    [3, "Step 3 of 3", ["Method", "Amount", "Review"]],
  ])("at %d it says %j and links back only to %j", (current, name, back) => {
    const html = render(<Stepper steps={steps} current={current} />);
    expect(html).toContain(`aria-label="${name}"`);
    expect(links(html)).toEqual(back);
    expect(html.match(/aria-current="step"/g)?.length ?? 0).toBe(current < 3 ? 1 : 0);
    expect(html.match(/\(done\)/g)?.length ?? 0).toBe(current);
  });
});
