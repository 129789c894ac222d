import { expect, test } from "vitest";
import { personName } from "#contract/accounts/auth.ts";

test.each([
  ["  Noor  Haddad ", "Noor Haddad"],
  ["Noor\nHaddad", "Noor Haddad"],
  ["Noor\u202eHaddad", "NoorHaddad"],
  ["No\u200bor\u0007", "Noor"],
  ["\u2066Noor\u2069", "Noor"],
  ["علی\u200cرضا", "علی\u200cرضا"],
  ["J.R. Smith", "J.R. Smith"],
  ["Seán O’Brien-St.John", "Seán O’Brien-St.John"],
  ["د.أحمد", "د.أحمد"],
  ["王小明", "王小明"],
  ["Robert Downey, Jr.", "Robert Downey, Jr."],
])("reads %j as %j", (typed, kept) => {
  expect(personName.parse(typed)).toBe(kept);
});

test.each([
  "\u200b\u200b\u200b",
  "\u3164\u3164",
  "\u2800\u2800",
  "12345",
  "!!!",
  "Win http://evil.example now",
  "Win www.evil.example",
  "win at Evil.COM",
  "evil.example/now",
  "evil．example",
  "evil。com",
  "ev\u200bil.exa\u200bmple",
  "Write to me@evil.example",
  "10.0.0.1 is open",
  "выигрыш.рф",
  "a",
  "a".repeat(81),
])("refuses %j", (typed) => {
  expect(personName.safeParse(typed).success).toBe(false);
});
