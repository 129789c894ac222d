/** The meaning of a column in a bank's file. */
export type ColumnRole =
  | "bookingDay"
  | "day"
  | "valueDay"
  | "amount"
  | "credit"
  | "debit"
  | "direction"
  | "status"
  | "currency"
  | "text"
  | "party"
  | "account";

type Language = "en" | "de" | "fr" | "nl" | "es" | "it" | "pt" | "nordic" | "pl" | "ar" | "other";

/**
 * The headings that banks use for their columns, by language, the most common one first. Headings of up to four
 * letters count only as a whole, longer ones also as a part of a heading.
 */
export const headingWords: Record<Language, Partial<Record<ColumnRole, string[]>>> = {
  en: {
    bookingDay: ["booking date", "booked on", "posting date", "transaction date", "completed date"],
    day: ["date", "day"],
    valueDay: ["value date"],
    amount: ["amount"],
    credit: ["credit", "credits", "paid in", "money in", "deposit", "deposits", "credit amount"],
    debit: ["debit", "debits", "paid out", "money out", "withdrawal", "withdrawals", "debit amount"],
    direction: ["d/c", "c/d", "dr/cr", "cr/dr", "debit/credit", "credit/debit", "direction"],
    status: ["status", "state", "posting status"],
    currency: ["currency", "ccy"],
    text: ["remittance", "reference", "description", "details", "narrative", "memo", "notes", "text"],
    party: ["counterparty", "payer", "payee", "name"],
    account: ["account", "account number", "own account", "iban/bban"],
  },
  de: {
    bookingDay: ["buchungstag", "buchungsdatum"],
    day: ["datum"],
    valueDay: ["valutadatum", "wertstellung"],
    amount: ["betrag", "umsatz"],
    credit: ["haben", "gutschrift", "gutschriften"],
    debit: ["soll", "belastung", "belastungen", "lastschrift", "lastschriften"],
    direction: ["soll/haben", "s/h", "richtung"],
    status: ["buchungsstatus"],
    currency: ["währung", "waehrung"],
    text: ["verwendungszweck", "buchungstext"],
    party: ["auftraggeber", "zahlungspflichtiger", "beguenstigter", "begünstigter"],
    account: ["auftragskonto", "konto", "kontonummer"],
  },
  fr: {
    bookingDay: ["date comptable", "date op", "date opération", "date de comptabilisation"],
    day: ["jour"],
    valueDay: ["date de valeur", "date valeur"],
    amount: ["montant"],
    credit: ["crédit", "dépôt", "dépôts"],
    debit: ["débit", "retrait", "retraits"],
    direction: ["sens", "débit/crédit", "sens de l’opération"],
    status: ["statut", "état"],
    currency: ["devise"],
    text: ["libellé", "référence", "motif"],
    party: ["nom", "donneur"],
    account: ["compte", "numéro de compte"],
  },
  nl: {
    bookingDay: ["boekdatum", "boekingsdatum"],
    valueDay: ["valutadatum", "rentedatum"],
    amount: ["bedrag"],
    credit: ["bij"],
    debit: ["af"],
    direction: ["af bij", "af/bij", "bij/af", "richting"],
    currency: ["munt", "muntsoort"],
    text: ["mededelingen", "omschrijving", "mededeling"],
    party: ["naam", "tegenpartij"],
    account: ["rekening"],
  },
  es: {
    bookingDay: ["fecha operación", "fecha contable"],
    day: ["fecha"],
    valueDay: ["fecha valor"],
    amount: ["importe", "monto"],
    credit: ["abono", "abonos", "haber"],
    debit: ["cargo", "cargos", "debe"],
    direction: ["cargo/abono", "debe/haber", "signo", "sentido"],
    status: ["estado", "situación"],
    currency: ["divisa", "moneda"],
    text: ["concepto", "descripción"],
    party: ["ordenante"],
    account: ["cuenta"],
  },
  it: {
    bookingDay: ["data contabile", "data operazione"],
    day: ["data"],
    valueDay: ["data valuta"],
    amount: ["importo"],
    credit: ["avere", "accrediti", "entrate"],
    debit: ["dare", "addebiti", "uscite"],
    direction: ["dare/avere", "segno"],
    status: ["stato"],
    text: ["causale", "descrizione"],
    party: ["ordinante"],
    account: ["conto"],
  },
  pt: {
    amount: ["valor", "montante"],
    credit: ["crédito", "créditos"],
    debit: ["débito", "débitos"],
    direction: ["débito/crédito", "natureza"],
    status: ["situação"],
    currency: ["moeda"],
    text: ["descrição", "histórico"],
    account: ["conta"],
  },
  nordic: {
    bookingDay: ["bogføringsdato", "bokföringsdag", "bokføringsdato", "kirjauspäivä"],
    day: ["dato"],
    amount: ["beløb", "belopp", "beløp", "määrä"],
    credit: ["inn på konto", "insättning", "insättningar"],
    debit: ["ut fra konto", "uttag"],
    direction: ["inn/ut", "ind/ud"],
    status: ["tila"],
    currency: ["valuta", "valuutta"],
    text: ["tekst", "meddelande", "beskrivelse", "viesti"],
    party: ["navn", "namn"],
  },
  pl: {
    bookingDay: ["data księgowania"],
    amount: ["kwota"],
    credit: ["uznania"],
    debit: ["obciążenia"],
    direction: ["wn/ma", "winien/ma"],
    currency: ["waluta"],
    text: ["tytuł", "opis"],
    account: ["rachunek"],
  },
  ar: {
    bookingDay: ["تاريخ القيد"],
    day: ["التاريخ", "تاريخ"],
    amount: ["المبلغ", "مبلغ"],
    credit: ["دائن"],
    debit: ["مدين"],
    status: ["الحالة"],
    currency: ["العملة"],
    text: ["البيان", "الوصف"],
    party: ["الاسم"],
    account: ["رقم الحساب", "الحساب"],
  },
  /**
   * Headings of directions and statuses in further languages. They are recognized so that rows with unknown
   * words in such columns aren't booked as payments.
   */
  other: {
    direction: ["borç/alacak", "směr", "smer", "дебет/кредит", "dt/kt", "χ/π", "借贷", "借贷标志", "nợ/có"],
    status: ["stav", "állapot", "durum", "stare", "статус", "состояние", "κατάσταση", "状态", "状態", "상태"],
  },
};

/** Words in headings of other amounts: the balance, payments elsewhere, bank fees. */
const otherAmountWords = [
  ...["balance", "orig", "ursprung", "auslagen", "fee", "saldo", "kontostand", "gebühr", "solde", "frais"],
  ...["commission", "stan konta", "رصيد", "الرصيد"],
];

/** Words in headings of the other party's account. */
const counterpartyWords = [
  ...["counter", "payee", "payer", "partner", "benefic", "bénéfic", "recipient", "sender", "remitter"],
  ...["merchant", "gegen", "empf", "beteiligt", "tegen", "contrepart", "destinat", "modtager", "mottaker"],
  ...["mottagar", "kontrahent", "المستفيد"],
];

/** How well a heading fits: the whole heading, whole words of it, or letters within a word. */
export type MatchQuality = 3 | 2 | 1;

/** Longer cells aren't headings. The time to compare one grows with the square of its length. */
const maxHeadingLength = 200;

/** Returns a heading in lower case and composed form (NFC), with single spaces. */
export function normalizeHeading(heading: string): string {
  return heading
    .slice(0, maxHeadingLength)
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

const withSpaces = (heading: string) =>
  ` ${heading
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")} `;

/** Returns how well a heading fits a role; undefined if it doesn't. */
export function matchQualityOf(role: ColumnRole, heading: string): MatchQuality | undefined {
  const normalized = normalizeHeading(heading);
  const words = Object.values(headingWords).flatMap((roles) => roles[role] ?? []);
  if (words.includes(normalized) || words.includes(normalized.replace(/\s*\(.*\)$/, ""))) return 3;
  if (role === "account" && isOtherThanAccount(normalized)) return undefined;
  const isSum = role === "amount" || role === "credit" || role === "debit";
  if (isSum && otherAmountWords.some((word) => normalized.includes(word))) return undefined;
  const longWords = words.filter((word) => word.length > 4 || role === "day");
  if (longWords.some((word) => withSpaces(normalized).includes(withSpaces(word)))) return 2;
  return longWords.some((word) => word.length > 4 && normalized.includes(word)) ? 1 : undefined;
}

/** Returns whether a heading with the word `account` is about another account, or about its currency or amount. */
function isOtherThanAccount(plain: string): boolean {
  if (counterpartyWords.some((word) => plain.includes(word))) return true;
  const roles = ["amount", "currency"] as const;
  return roles.some((role) => matchQualityOf(role, plain) !== undefined);
}

/** Returns whether a heading is of a column of amounts, and not of directions such as `Money in/out`. */
export function isSumHeading(heading: string): boolean {
  if (heading.includes("/") || namesBothDirections(heading)) return false;
  return (["amount", "credit", "debit"] as const).some((role) => (matchQualityOf(role, heading) ?? 0) > 1);
}

/**
 * Returns the word that shows that a heading is about another amount, such as `orig`; undefined if there is
 * none.
 */
export function otherAmountIn(heading: string): string | undefined {
  const normalized = normalizeHeading(heading);
  return otherAmountWords.find((word) => normalized.includes(word));
}

/** Returns whether a heading contains both directions, such as `Debit/credit`. */
export function namesBothDirections(heading: string): boolean {
  if (matchQualityOf("direction", heading) === 3) return true;
  const words = withSpaces(normalizeHeading(heading)).trim().split(" ");
  return (
    words.some((word) => matchQualityOf("credit", word) === 3) &&
    words.some((word) => matchQualityOf("debit", word) === 3)
  );
}

const detail =
  /\b(?:number|num|no|nr|ref|reference|cheque|check|chq|card|invoice|category|notes?|comment|tags?)\b/;

/** Returns whether a column contains numbers or notes, which many rows don't have. */
export function namesDetail(heading: string): boolean {
  return detail.test(normalizeHeading(heading));
}
