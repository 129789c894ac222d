import { expect, test } from "vitest";
import { readAccountHolder, sepaSpelling } from "#contract/text/input/account-holder.ts";

test.each([
  ["Mary Major", "Mary Major"],
  ["François Noël", "Francois Noel"],
  ["Jürgen Groß", "Jurgen Gross"],
  ["Łukasz Żółć", "Lukasz Zolc"],
  ["Nguyễn Thị Ánh", "Nguyen Thi Anh"],
  ["Đặng Văn Ưu", "Dang Van Uu"],
  ["Øystein Æsop", "Oystein AEsop"],
  ["Þóra Guðmundsdóttir", "THora Gudmundsdottir"],
  ["Ģirts Ķēniņš", "Girts Kenins"],
  ["Seán O’Brien-Smith", "Sean O'Brien-Smith"],
  ["Müller & Söhne (Bau) GmbH", "Muller + Sohne (Bau) GmbH"],
  ["Nordisk A/S, 3. afd.", "Nordisk A/S, 3. afd."],
])("accepts %s with the bank spelling %s", (name, written) => {
  expect(readAccountHolder(name)).toEqual({ ok: true, value: name });
  expect(sepaSpelling(name)).toBe(written);
});

test.each([
  "王小明",
  "王小明 Wang",
  "Ольга Иванова",
  "محمد علي",
  "Αλέξης",
  "शर्मा",
  "たなか",
  "김철수",
  "דוד",
])("requires the Latin spelling of %s", (name) =>
  expect(readAccountHolder(name)).toEqual({ ok: false, problem: "holder_not_latin" }),
);

test.each([
  ["😀", "😀"],
  ["Mary 😀", "😀"],
  ["Mary ♥ Major", "♥"],
  ["👩‍👩‍👧 Family", "👩 👧"],
  ["mary@example.com", "@"],
  ["Mary_Major #1", "_ #"],
  ["Mary <b>", "< >"],
  ["€uro", "€"],
  ["/Mary", "/"],
  ["Mary//Major", "/"],
])("refuses %s and names %s", (name, characters) => {
  expect(readAccountHolder(name)).toEqual({ ok: false, problem: "holder_symbols", details: { characters } });
});

test("removes invisible characters and repeated spaces", () => {
  expect(readAccountHolder("\u200f\u2066 Mary\u00a0\u200b  Major\u2069 ")).toEqual({
    ok: true,
    value: "Mary Major",
  });
});

test.each(["M", "", " ", "12", "--", `M${"a".repeat(70)}`, "ß".repeat(36)])(
  "refuses %j: a name has 2 to 70 characters as the bank writes it, and letters",
  (name) => expect(readAccountHolder(name)).toEqual({ ok: false, problem: "holder_length" }),
);
