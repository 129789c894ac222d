import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { formConstraints } from "~/components/form/constraints.server";
import { bindField, formState } from "~/components/form/form-state";

const schema = z.object({ email: z.email("wrong"), password: z.string().min(8, "short").max(72) });

function submit(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseWithZod(form, { schema });
}

describe("forms after a refused submission", () => {
  it("shows nothing before a submission", () => {
    expect(formState(undefined)).toEqual({
      formErrors: [],
      fieldErrors: {},
      values: {},
      needsPassword: false,
      acceptsPasskey: false,
    });
  });

  it("shows errors by field, keeps the email and blanks the password", () => {
    const state = formState(
      submit({ email: "nobody", password: "short" }).reply({ hideFields: ["password"] }),
    );
    expect(state.fieldErrors).toEqual({ email: ["wrong"], password: ["short"] });
    expect(state.values).toEqual({ email: "nobody" });
  });

  it("shows an error of the whole form", () => {
    const reply = submit({ email: "a@b.test", password: "long enough" }).reply({
      formErrors: ["Login failed"],
    });
    expect(formState(reply)).toMatchObject({ formErrors: ["Login failed"], fieldErrors: {} });
  });

  it("a field gets its constraints from the one schema", () => {
    const bound = bindField(
      formState(undefined),
      "password",
      formConstraints(() => schema),
    );
    expect(bound).toMatchObject({
      name: "password",
      required: true,
      minLength: 8,
      maxLength: 72,
      defaultValue: undefined,
    });
  });

  it("derives optional fields, numbers, patterns and refinements", () => {
    const other = z.object({
      note: z.string().max(5).optional(),
      days: z.number().min(1).max(9),
      iban: z.string().regex(/^[A-Z]{2}/),
      email: z.string({ error: "missing" }).refine((value) => value.includes("@")),
      when: z.iso.date(),
    });
    expect(formConstraints(() => other)).toEqual({
      note: { required: false, maxLength: 5 },
      days: { required: true, min: 1, max: 9 },
      iban: { required: true, pattern: "^[A-Z]{2}" },
      email: { required: true },
      when: { required: true },
    });
  });
});
