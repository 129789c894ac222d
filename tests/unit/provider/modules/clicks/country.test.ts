import { expect, test } from "vitest";
import { countryOf } from "#provider/modules/clicks/country.ts";

test.each([
  ["Europe/Paris", "FR"],
  ["Asia/Ho_Chi_Minh", "VN"],
  ["Asia/Saigon", "VN"],
  ["Asia/Kolkata", "IN"],
  ["US/Eastern", "US"],
  ["Africa/Casablanca", "MA"],
  ["UTC", null],
  ["Etc/GMT+3", null],
  ["Nowhere/Atlantis", null],
  ["", null],
  [undefined, null],
])("the time zone %s is in %s", (timeZone, country) => expect(countryOf(timeZone)).toBe(country));
