import { expect, test } from "vitest";
import { readBic, readBicOfIban } from "#contract/text/input/bic.ts";

test.each([
  ["DEUTDEFF", "DEUTDEFF"],
  ["deutdeff500", "DEUTDEFF500"],
  ["DEUT DE FF", "DEUTDEFF"],
  ["\u200eDEUT-DE-FF\u200b", "DEUTDEFF"],
  ["ＤＥＵＴＤＥＦＦ", "DEUTDEFF"],
  ["BIC: DEUTDEFF", "DEUTDEFF"],
  ["BIC/SWIFT: DEUTDEFF500", "DEUTDEFF500"],
  ["SWIFT code DEUTDEFF", "DEUTDEFF"],
  ["BICFITMM", "BICFITMM"],
])("reads %j", (text, value) => expect(readBic(text)).toEqual({ ok: true, value }));

test.each([
  ["XX", "bic_length"],
  ["DEUTDEFF5", "bic_length"],
  ["DEUTDEFF50", "bic_length"],
  ["DEUTDEFF5000", "bic_length"],
  ["DEUTZZFF", "bic_pattern"],
  ["DEU1DEFF", "bic_pattern"],
  ["DEUTDE€F", "bic_characters"],
  [" ", "bic_missing"],
])("refuses %j: %s", (text, problem) => expect(readBic(text)).toMatchObject({ ok: false, problem }));

test.each([
  ["DEUTDEFF", "DE", true],
  ["DEUTDEFF", "AT", false],
  ["BNPAFRPP", "MQ", true],
  ["BNPAGPGX", "FR", true],
  ["BPCAMCM1", "FR", true],
  ["SOGEPFTP", "FR", true],
  ["BARCGB22", "GB", true],
  ["RBOSJESX", "GB", true],
  ["RBOSGGSX", "GB", true],
  ["RBOSIMDX", "GB", true],
  ["NDEAFIHH", "AX", true],
  ["BARCGB22", "IE", false],
  ["BSUILULL", "FR", false],
])("BIC %s for an IBAN of %s: %s", (bic, country, expected) => {
  expect(readBicOfIban(bic, `${country}00`).ok).toBe(expected);
});
