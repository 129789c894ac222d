import { describe, expect, it } from "vitest";
import { CheckboxField } from "~/components/form/checkbox-field";
import { FormErrors } from "~/components/form/form-errors";
import { PasswordField } from "~/components/form/password-field";
import { SelectField } from "~/components/form/select-field";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { render, textOf } from "../../../../support/pages/render";

describe("form kit", () => {
  it("a field links label, hint and errors to its input", () => {
    const html = render(<TextField name="email" label="E-mail" hint="At work" errors={["Not an address"]} />);
    const [, id] = /<label for="([^"]+)"/.exec(html) ?? [];
    const input = /<input[^>]*>/.exec(html)?.[0] ?? "";
    expect(input).toContain(`id="${id}"`);
    expect(input).toContain('aria-invalid="true"');
    const described = /aria-describedby="([^"]+)"/.exec(input)?.[1]?.split(" ") ?? [];
    expect(described).toHaveLength(2);
    for (const part of described) expect(html).toContain(`id="${part}"`);
  });

  it("a valid field has no error attributes", () => {
    for (const part of [
      <TextField key="t" name="a" label="A" />,
      <SelectField key="s" name="b" label="B" options={[]} />,
      <CheckboxField key="c" name="c" label="C" />,
    ]) {
      expect(render(part)).not.toContain("aria-invalid=");
    }
  });

  it("never renders a password", () => {
    const html = render(<PasswordField name="p" label="Password" autoComplete="current-password" />);
    expect(html).toContain('type="password"');
    expect(html).not.toContain(" value=");
  });

  it.each(["current-password", "new-password"] as const)(
    "a %s field has no maximum length, which would truncate a pasted password silently",
    (autoComplete) => {
      const html = render(
        <PasswordField name="p" label="Password" autoComplete={autoComplete} maxLength={200} />,
      );
      expect(html).not.toMatch(/maxlength/i);
    },
  );

  it("a summary links to each invalid field, and is left out for a single one", () => {
    const labels = { name: "Name", email: "E-mail" };
    const fieldErrors = { name: ["Missing"], email: ["Wrong"] };
    const state = { formErrors: [], values: {}, fieldErrors, needsPassword: false, acceptsPasskey: false };
    const html = render(<FormErrors state={state} labels={labels} />);
    expect(html).toContain('role="alert"');
    expect(html).toContain('href="#field-name"');
    expect(textOf(html)).toBe("2 fields need your attention Name: Missing E-mail: Wrong");
    expect(
      render(<FormErrors state={{ ...state, fieldErrors: { name: ["Missing"] } }} labels={labels} />),
    ).toBe("");
  });

  it("a busy button keeps its name and stays enabled, so it keeps the focus", () => {
    const html = render(<SubmitButton pending>Send</SubmitButton>);
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toMatch(/ disabled=/);
    expect(html).toMatch(/sr-only">Send</);
    expect(render(<SubmitButton>Send</SubmitButton>)).not.toContain("aria-busy");
  });
});
