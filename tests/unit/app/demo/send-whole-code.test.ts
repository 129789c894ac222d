import type { FormEvent } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendWholeCode } from "~/demo/kits/auth/send-whole-code";

/** The parts of an input that the code uses. */
class Input {
  constructor(
    readonly name: string,
    readonly value: string,
    readonly form: { requestSubmit: () => void } | null,
  ) {}
}

beforeEach(() => vi.stubGlobal("HTMLInputElement", Input));
afterEach(() => vi.unstubAllGlobals());

function countSubmits(value: string, name = "oneTimeCode"): number {
  const requestSubmit = vi.fn();
  sendWholeCode({ target: new Input(name, value, { requestSubmit }) } as unknown as FormEvent);
  return requestSubmit.mock.calls.length;
}

test("the last digit of a one-time code submits its form once", () => {
  expect(["1", "12345", "123456"].map((value) => countSubmits(value))).toEqual([0, 0, 1]);
});

test("an incomplete or missing code submits nothing", () => {
  for (const value of ["12345a", "1234567", "12 345", ""]) expect(countSubmits(value)).toBe(0);
  expect(countSubmits("123456", "phone")).toBe(0);
  const target = new Input("oneTimeCode", "123456", null);
  expect(() => sendWholeCode({ target } as unknown as FormEvent)).not.toThrow();
});
