import type { AccountHolderProblem } from "./account-holder.ts";
import type { BicProblem } from "./bic.ts";
import type { IbanProblem } from "./iban.ts";
import type { UsAccountProblem } from "./us-account.ts";

export type TextProblem = IbanProblem | BicProblem | AccountHolderProblem | UsAccountProblem;

const en: Record<TextProblem, string> = {
  iban_missing: "Enter an IBAN.",
  iban_characters: "An IBAN has only the letters A to Z and digits. Remove: {characters}",
  iban_country: "An IBAN begins with the two letters of a country that uses IBANs. “{code}” isn’t one.",
  iban_length: "An IBAN of this country ({country}) has {expected} characters. This one has {actual}.",
  iban_pattern:
    "This isn’t how an IBAN of this country ({country}) is made up. Check for letters and digits that look alike, such as O and 0.",
  iban_checksum: "This IBAN is not valid. Check it digit by digit.",
  bic_missing: "Enter a BIC.",
  bic_characters: "A BIC has only the letters A to Z and digits. Remove: {characters}",
  bic_length: "A BIC has 8 or 11 characters. This one has {actual}.",
  bic_pattern: "This BIC is not valid. It begins with four letters for the bank and two for its country.",
  bic_other_country:
    "This BIC and this IBAN aren’t from the same country (BIC: {country}, IBAN: {ibanCountry}).",
  holder_length: "Enter the holder’s name, 2 to 70 characters.",
  holder_not_latin:
    "Enter the name in Latin letters, spelled the way your bank has it. You’ll find it on a bank statement or bank card.",
  holder_symbols: "Banks can’t write this in a name. Remove: {characters}",
  routing_missing: "Enter the bank’s routing number.",
  routing_characters: "A routing number has only digits. Remove: {characters}",
  routing_length: "A routing number has 9 digits. This one has {actual}.",
  routing_checksum: "This routing number is not valid. Check it digit by digit.",
  account_number_missing: "Enter the account number.",
  account_number_characters: "An account number has only digits. Remove: {characters}",
  account_number_length: "An account number has 4 to 17 digits. Check it digit by digit.",
  ach_company_id: "The company ID has 10 letters and digits. Your bank assigns it.",
};

const fr: Record<TextProblem, string> = {
  iban_missing: "Saisissez un IBAN.",
  iban_characters: "Un IBAN ne contient que les lettres A à Z et des chiffres. À retirer\u00a0: {characters}",
  iban_country:
    "Un IBAN commence par les deux lettres d’un pays qui utilise l’IBAN. «\u00a0{code}\u00a0» n’en est pas un.",
  iban_length: "L’IBAN de ce pays ({country}) compte {expected} caractères. Celui-ci en compte {actual}.",
  iban_pattern:
    "Un IBAN de ce pays ({country}) n’est pas composé ainsi. Vérifiez les lettres et les chiffres qui se ressemblent, comme O et 0.",
  iban_checksum: "Cet IBAN n’est pas valide. Vérifiez-le caractère par caractère.",
  bic_missing: "Saisissez un BIC.",
  bic_characters: "Un BIC ne contient que les lettres A à Z et des chiffres. À retirer\u00a0: {characters}",
  bic_length: "Un BIC compte 8 ou 11 caractères. Celui-ci en compte {actual}.",
  bic_pattern:
    "Ce BIC n’est pas valide. Il commence par quatre lettres pour la banque et deux pour son pays.",
  bic_other_country:
    "Ce BIC et cet IBAN ne sont pas du même pays (BIC\u00a0: {country}, IBAN\u00a0: {ibanCountry}).",
  holder_length: "Saisissez le nom du titulaire, de 2 à 70 caractères.",
  holder_not_latin:
    "Saisissez le nom en lettres latines, tel que votre banque l’écrit. Il figure sur un relevé de compte ou sur la carte bancaire.",
  holder_symbols: "Les banques ne peuvent pas écrire ceci dans un nom. À retirer\u00a0: {characters}",
  routing_missing: "Saisissez le numéro de routage de la banque.",
  routing_characters: "Un numéro de routage ne contient que des chiffres. À retirer\u00a0: {characters}",
  routing_length: "Un numéro de routage compte 9 chiffres. Celui-ci en compte {actual}.",
  routing_checksum: "Ce numéro de routage n’est pas valide. Vérifiez-le chiffre par chiffre.",
  account_number_missing: "Saisissez le numéro de compte.",
  account_number_characters:
    "Un numéro de compte ne contient que des chiffres. À retirer\u00a0: {characters}",
  account_number_length: "Un numéro de compte compte de 4 à 17 chiffres. Vérifiez-le chiffre par chiffre.",
  ach_company_id: "L’identifiant de société compte 10 lettres et chiffres. Votre banque l’attribue.",
};

const ar: Record<TextProblem, string> = {
  iban_missing: "أدخل رقم الآيبان.",
  iban_characters: "لا يتكوّن الآيبان إلا من الحروف من A إلى Z والأرقام. احذف: \u2068{characters}\u2069",
  iban_country: "يبدأ الآيبان برمز من حرفين لدولة تستخدم الآيبان، و«\u2068{code}\u2069» ليس رمزًا لإحداها.",
  iban_length:
    "يتكوّن آيبان هذه الدولة (\u2068{country}\u2069) من {expected} خانة، وما أدخلته عدد خاناته {actual}.",
  iban_pattern:
    "لا يتكوّن آيبان هذه الدولة (\u2068{country}\u2069) بهذا الشكل. تحقق من الحروف والأرقام المتشابهة مثل O و0.",
  iban_checksum: "رقم الآيبان غير صحيح. تحقق منه رقمًا رقمًا.",
  bic_missing: "أدخل رمز BIC.",
  bic_characters: "لا يتكوّن رمز BIC إلا من الحروف من A إلى Z والأرقام. احذف: \u2068{characters}\u2069",
  bic_length: "يتكوّن رمز BIC من 8 خانات أو 11 خانة، وما أدخلته عدد خاناته {actual}.",
  bic_pattern: "رمز BIC غير صحيح. يبدأ بأربعة حروف للبنك ثم حرفين لدولته.",
  bic_other_country:
    "رمز BIC والآيبان ليسا من الدولة نفسها (رمز BIC: \u2068{country}\u2069، الآيبان: \u2068{ibanCountry}\u2069).",
  holder_length: "أدخل اسم صاحب الحساب، من 2 إلى 70 حرفًا.",
  holder_not_latin:
    "أدخل الاسم بالحروف اللاتينية كما هو مسجل لدى البنك. تجده في كشف الحساب أو على البطاقة البنكية.",
  holder_symbols: "لا تستطيع البنوك كتابة هذا في الاسم. احذف: \u2068{characters}\u2069",
  routing_missing: "أدخل رقم توجيه البنك (routing number).",
  routing_characters: "لا يتكوّن رقم التوجيه إلا من أرقام. احذف: \u2068{characters}\u2069",
  routing_length: "يتكوّن رقم التوجيه من 9 أرقام، وما أدخلته عدد أرقامه {actual}.",
  routing_checksum: "رقم التوجيه غير صحيح. تحقق منه رقمًا رقمًا.",
  account_number_missing: "أدخل رقم الحساب.",
  account_number_characters: "لا يتكوّن رقم الحساب إلا من أرقام. احذف: \u2068{characters}\u2069",
  account_number_length: "يتكوّن رقم الحساب من 4 إلى 17 رقمًا. تحقق منه رقمًا رقمًا.",
  ach_company_id: "يتكوّن معرّف الشركة من 10 حروف وأرقام يحددها البنك.",
};

/**
 * The messages about problems in text fields, used by both the app and the provider. `{placeholders}` are
 * replaced with details of the problem.
 */
export const problemTexts = { en, fr, ar };

/**
 * Returns the text of a problem in a language.
 * @param details of the problem; `country` and `ibanCountry` are replaced with the country's name
 */
export function problemText(
  language: keyof typeof problemTexts,
  problem: TextProblem,
  details: Record<string, string | number> = {},
): string {
  const names = new Intl.DisplayNames([language], { type: "region" });
  return problemTexts[language][problem].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(details[name] ?? "");
    return name.toLowerCase().endsWith("country") ? (names.of(value) ?? value) : value;
  });
}

export function isTextProblem(value: unknown): value is TextProblem {
  return typeof value === "string" && Object.hasOwn(en, value);
}
