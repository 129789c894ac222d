import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describe, expect, test } from "vitest";
import { describeError } from "~/components/error-description";

describe("an error's description", () => {
  test("has the text of a refusal that is plain text", () => {
    expect(describeError(new ErrorResponse(403, "", "Open another address."))).toEqual({
      status: 403,
      message: "Open another address.",
      isText: true,
    });
  });

  test("doesn't take the provider's message for such a refusal", () => {
    const error = new ErrorResponse(403, "", { message: "Forbidden", requestId: "r1" });
    expect(describeError(error)).toEqual({ status: 403, message: "Forbidden", requestId: "r1" });
  });

  test("has no details of a program error", () => {
    expect(describeError(new Error("secret"))).toEqual({ status: 500 });
  });
});
