import { describe, expect, it } from "vitest";
import { VerticalStepper } from "~/components/stepper/vertical-stepper";
import { render, textOf } from "../../../../support/pages/render";

const steps = ["Visit", "Buy", "Paid"].map((label) => ({ label, href: `?step=${label}` }));

describe("vertical stepper", () => {
  it.each([true, false])("opens the current step between the others, plain: %s", (isPlain) => {
    const html = render(
      <VerticalStepper steps={steps} current={1} isPlain={isPlain}>
        What to do
      </VerticalStepper>,
    );
    const numbers = isPlain ? ["", "", ""] : ["✓ ", "2 ", "3 "];
    expect(textOf(html)).toBe(`${numbers[0]}Visit (done) ${numbers[1]}Buy What to do ${numbers[2]}Paid`);
    expect(html).toContain('aria-label="Step 2 of 3"');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  });
});
