import { describe, expect, test } from "vitest";
import { z } from "zod";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { ProviderError } from "~/provider-client/provider-error";

const schema = z.object({ email: z.string(), password: z.string() });

function sentForm() {
  const form = new FormData();
  form.set("email", "noor@example.test");
  form.set("password", "Right-horse-7");
  return parseForm(form, { schema });
}

function createError(fields?: Record<string, string[]>) {
  return new ProviderError({
    status: 422,
    kind: "refused",
    key: "validation_failed",
    message: "Not so.",
    fields,
  });
}

describe("a refusal of a form's call", () => {
  test("is shown at the form's own input, and the input comes back without secrets", () => {
    const error = createError({ "details.email": ["Taken."], elsewhere: ["Nobody sees this."] });
    const { result, status, key } = replyWithError(sentForm(), error, { "details.email": "email" }, [
      "password",
    ]);
    expect(status).toBe(422);
    expect(key).toBe("validation_failed");
    expect(result.error).toEqual({ email: ["Taken."] });
    expect(result.initialValue).toEqual({ email: "noor@example.test" });
  });

  test("applies to the whole form when it names no input of the form", () => {
    const { result } = replyWithError(sentForm(), createError({ elsewhere: ["Not that."] }));
    expect(result.error).toEqual({ "": ["Not so."] });
  });

  test("recognizes a request for the password", () => {
    const { result } = replyWithError(
      sentForm(),
      createError({ passwordAgain: ["Wrong."], password: ["Wrong."] }),
    );
    expect(result.error).toEqual({ passwordAgain: ["Wrong."] });
  });

  test("says that the outcome is unknown if there was no answer yet", () => {
    const silent = new ProviderError({ status: 504, kind: "timeout", message: "Too slow." });
    const key = "idempotency_in_flight";
    const waiting = new ProviderError({ status: 409, kind: "refused", key, message: "Under way." });
    const outcomes = [silent, waiting, createError()].map(
      (error) => replyWithError(sentForm(), error).isOutcomeUnknown,
    );
    expect(outcomes).toEqual([true, true, false]);
  });

  test("is rethrown if no form can show it", () => {
    const over = new ProviderError({ status: 401, kind: "signed-out", message: "Authentication failed" });
    for (const error of [over, new Response(null, { status: 302 }), new Error("ours")])
      expect(() => replyWithError(sentForm(), error)).toThrow(error as Error);
  });
});
