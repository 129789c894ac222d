import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describe, expect, test } from "vitest";
import { describeError } from "~/components/error-description";

describe("an error's description", () => {
  test("contains the text of a plain-text refusal", () => {
    expect(describeError(new ErrorResponse(403, "", "Open another address."))).toEqual({
      status: 403,
      message: "Open another address.",
      isText: true,
    });
  });

  test("isn't shown as the provider's message if a refusal is plain text", () => {
    const error = new ErrorResponse(403, "", { message: "Forbidden", requestId: "r1" });
    expect(describeError(error)).toEqual({ status: 403, message: "Forbidden", requestId: "r1" });
  });

  test("has no details of a program error", () => {
    expect(describeError(new Error("secret"))).toEqual({ status: 500 });
  });
});
