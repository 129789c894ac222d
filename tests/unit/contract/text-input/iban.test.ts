import { describe, expect, test } from "vitest";
import { readIban } from "#contract/text/input/iban.ts";

/** Examples from the SWIFT IBAN registry, one or more per country. */
const registry = `
AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741 AT611904300234573201
AZ21NABZ00000000137010001944 BA391290079401028494 BE68539007547034 BG80BNBG96611020345678 BH67BMAG00001299123456
BI4210000100010000332045181 BR1800360305000010009795493C1 BY13NBRB3600900000002Z00AB00 CH9300762011623852957
CR05015202001026284066 CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000
DJ2100010000000154000100186 DK5000400440116243 DO28BAGR00000001212453611324 EE382200221020145685
EG380019000500000000263180002 ES9121000418450200051332 FI2112345600000785 FK88SC123456789012 FO6264600001631634
FR1420041010050500013M02606 GB29NWBK60161331926819 GE29NB0000000101904917 GI75NWBK000000007099453
GL8964710001000206 GR1601101250000000012300695 GT82TRAJ01020000001210029690 HN88CABF00000000000250005469
HR1210010051863000160 HU42117730161111101800000000 IE29AIBK93115212345678 IL620108000000099999999
IQ98NBIQ850123456789012 IS140159260076545510730339 IT60X0542811101000000123456 JO94CBJO0010000000000131000302
KW81CBKU0000000000001234560101 KZ86125KZT5004100100 LB62099900000001001901229114 LC55HEMM000100010012001200023015
LI21088100002324013AA LT121000011101001000 LU280019400644750000 LV80BANK0000435195001 LY83002048000020100120361
MC5811222000010123456789030 MD24AG000225100013104168 ME25505000012345678951 MK07250120000058984 MN121234123456789123
MR1300020001010000123456753 MT84MALT011000012345MTLCAST001S MU17BOMM0101101030300200000MUR
NI45BAPR00000013000003558124 NL91ABNA0417164300 NO9386011117947 OM810180000001299123456 PK36SCBL0000001123456702
PL61109010140000071219812874 PS92PALS000000000400123456702 PT50000201231234567890154 QA58DOHB00001234567890ABCDEFG
RO49AAAA1B31007593840000 RS35260005601001611379 RU0304452522540817810538091310419 SA0380000000608010167519
SC18SSCB11010000000000001497USD SD2129010501234001 SE4550000000058398257466 SI56263300012039086
SK3112000000198742637541 SM86U0322509800000000270100 SO211000001001000100141 ST23000100010051845310146
SV62CENR00000000000000700025 TL380080012345678910157 TN5910006035183598478831 TR330006100519786457841326
UA213223130000026007233566001 VA59001123000012345678 VG96VPVG0000012345678901 XK051212012345678906
YE15CBYE0001018861234567891234`;

/** Returns an IBAN with correct check digits for any characters, so that only other rules can reject it. */
function withCheckDigits(country: string, account: string): string {
  const digits = [...`${account}${country}00`].map((character) => parseInt(character, 36)).join("");
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, "0")}${account}`;
}
/** Returns the same account with one digit of the national check changed. */
const withWrongDigit = (country: string, account: string, index: number) =>
  withCheckDigits(
    country,
    account.slice(0, index) + String((Number(account[index]) + 1) % 10) + account.slice(index + 1),
  );

function problemOf(text: string) {
  const reading = readIban(text);
  return reading.ok ? null : reading.problem;
}

test.each(registry.trim().split(/\s+/))("reads the registry's example %s", (iban) => {
  expect(readIban(iban)).toEqual({ ok: true, value: iban });
});

describe("refuses an IBAN with correct check digits", () => {
  test.each([
    ["German with 21 characters", withCheckDigits("DE", "37040044053201300")],
    ["German with 24 characters", withCheckDigits("DE", "37040044053201300000")],
    ["Austrian with 19 characters", withCheckDigits("AT", "190430023457320")],
    ["the Vatican's with a character more", withCheckDigits("VA", "0011230000123456789")],
  ])("%s, for its length", (_, iban) => expect(problemOf(iban)).toBe("iban_length"));

  test.each([
    ["British with digits for the bank", withCheckDigits("GB", "123460161331926819")],
    ["Dutch with digits for the bank", withCheckDigits("NL", "12340417164300")],
    ["German with a letter", withCheckDigits("DE", "37040044053201300A")],
    ["Yemeni with letters for digits", withCheckDigits("YE", "CBYEABCD018861234567891234")],
  ])("%s, for its pattern", (_, iban) => expect(problemOf(iban)).toBe("iban_pattern"));

  test.each(["US", "ZZ", "CN", "MA", "GG", "JE"])("of %s, which has no IBANs", (country) => {
    expect(problemOf(withCheckDigits(country, "370400440532013000"))).toBe("iban_country");
  });

  test.each([
    ["Belgian remainder", withWrongDigit("BE", "539007547034", 11)],
    ["Estonian digit", withWrongDigit("EE", "2200221020145685", 15)],
    ["Spanish pair for the bank", withWrongDigit("ES", "21000418450200051332", 8)],
    ["Spanish pair for the account", withWrongDigit("ES", "21000418450200051332", 9)],
    ["Finnish digit", withWrongDigit("FI", "12345600000785", 13)],
    ["French key", withWrongDigit("FR", "20041010050500013M02606", 22)],
    ["French key of Martinique", withWrongDigit("MQ", "20041010050500013M02606", 22)],
    ["French key 00", withCheckDigits("FR", "10000000000000000000000")],
    ["Italian letter", withCheckDigits("IT", "Y0542811101000000123456")],
    ["Monegasque key", withWrongDigit("MC", "11222000010123456789030", 22)],
    ["Norwegian digit", withWrongDigit("NO", "86011117947", 10)],
    ["Portuguese pair", withWrongDigit("PT", "000201231234567890154", 20)],
    ["Slovene pair", withWrongDigit("SI", "263300012039086", 14)],
    ["Sammarinese letter", withCheckDigits("SM", "V0322509800000000270100")],
    ["Croatian digit", withWrongDigit("HR", "10010051863000160", 16)],
    ["Polish digit", withWrongDigit("PL", "109010140000071219812874", 7)],
    ["Tunisian key", withWrongDigit("TN", "10006035183598478831", 19)],
  ])("for a wrong %s", (_, iban) => expect(problemOf(iban)).toBe("iban_checksum"));
});

describe("refuses check digits", () => {
  /** Returns a German account number whose correct check digits are `digits`. */
  function accountWith(digits: string): string {
    for (let tried = 0; ; tried++) {
      const account = String(tried).padStart(18, "0");
      if (withCheckDigits("DE", account).startsWith(`DE${digits}`)) return account;
    }
  }
  test.each([
    ["00", "97"],
    ["01", "98"],
    ["99", "02"],
  ])("%s, although they pass modulo 97, if %s is correct", (wrong, right) => {
    const account = accountWith(right);
    expect(problemOf(`DE${right}${account}`)).toBeNull();
    expect(problemOf(`DE${wrong}${account}`)).toBe("iban_checksum");
  });

  test("that are letters, because of the pattern", () => {
    expect(problemOf("DEAB370400440532013000")).toBe("iban_pattern");
  });
});

describe("removes characters left by copying", () => {
  test.each([
    ["spaces and no-break spaces", "DE89 3704\u00a00044\u202f0532\u20030130 00"],
    ["a left-to-right mark in front", "\u200eDE89370400440532013000"],
    ["zero-width spaces", "DE89\u200b3704\u200b0044\u200b0532\u200b0130\u200b00"],
    ["an embedding and its end", "\u202aDE89 3704 0044 0532 0130 00\u202c"],
    ["embeddings of both directions", "\u202a\u202bDE89 3704 0044 0532 0130 00\u202c\u202c"],
    ["isolates and a byte order mark", "\ufeff\u2066DE89 3704 0044 0532 0130 00\u2069"],
    ["dashes of all widths", "DE89-3704–0044—0532‑0130−00"],
    ["full-width letters and digits", "ＤＥ８９３７０４００４４０５３２０１３０００"],
    ["Arabic-Indic digits", "DE٨٩٣٧٠٤٠٠٤٤٠٥٣٢٠١٣٠٠٠"],
    ["Persian digits", "DE۸۹۳۷۰۴۰۰۴۴۰۵۳۲۰۱۳۰۰۰"],
    ["a label in front", "IBAN DE89 3704 0044 0532 0130 00"],
    ["a label with a colon", "iban: DE89 3704 0044 0532 0130 00"],
    ["a label with a number sign in words", "IBAN-Nr. DE89 3704 0044 0532 0130 00"],
    ["small letters", "de89370400440532013000"],
  ])("%s", (_, text) => expect(readIban(text)).toEqual({ ok: true, value: "DE89370400440532013000" }));

  test("but keeps a country code whose letters also end the label before it", () => {
    expect(readIban("IBAN NO93 8601 1117 947")).toEqual({ ok: true, value: "NO9386011117947" });
  });
});

test.each([
  ["DE89 3704 0044 0532 0130 00 €", "€"],
  ["DE•• •••• 3000", "•"],
  ["DE89/3704/0044+0532", "/ +"],
  ["ßE89370400440532013000", "ß"],
  ["ıE89370400440532013000", "ı"],
  ["DE89 😀", "😀"],
])("names the extra characters of %s", (text, characters) => {
  expect(readIban(text)).toEqual({ ok: false, problem: "iban_characters", details: { characters } });
});

test("names the actual and required length and the country", () => {
  const details = { country: "DE", expected: 22, actual: 6 };
  expect(readIban("DE8937")).toEqual({ ok: false, problem: "iban_length", details });
});

test.each(["", "  ", "\u200b", "--"])("finds no IBAN in %j", (text) => {
  expect(problemOf(text)).toBe("iban_missing");
});
