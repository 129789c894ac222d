import { expect, test } from "vitest";
import { endingOf, isIntact, isKeyToken, newKeyToken } from "#provider/modules/api-keys/token.ts";

const tokens = Array.from({ length: 200 }, newKeyToken);

test("tokens begin with the prefix that secret scanners look for", () => {
  expect(tokens.filter((token) => !/^cashlane_sk_[0-9A-Za-z]{49}$/.test(token))).toEqual([]);
  expect(tokens.filter((token) => !isKeyToken(token))).toEqual([]);
});

test("tokens differ", () => {
  expect(new Set(tokens).size).toBe(tokens.length);
});

test("a new token is intact", () => {
  expect(tokens.filter((token) => !isIntact(token))).toEqual([]);
});

test("the checksum finds a wrong character", () => {
  const changedTokens = tokens.map((token, index) => {
    const position = "cashlane_sk_".length + (index % 49);
    return token.slice(0, position) + (token[position] === "a" ? "b" : "a") + token.slice(position + 1);
  });
  expect(changedTokens.filter(isIntact)).toEqual([]);
});

test("a part of a token, or more than it, isn't intact", () => {
  expect(tokens.filter((token) => isIntact(token.slice(0, -1)) || isIntact(`${token}0`))).toEqual([]);
});

test("the checksum is CRC-32 in base 62, which scanners can verify", () => {
  expect(isIntact(`cashlane_sk_${"0".repeat(43)}2CZclj`)).toBe(true);
});

test("a token is recognized by its last four characters", () => {
  expect(endingOf("cashlane_sk_abcdef")).toBe("cdef");
});
