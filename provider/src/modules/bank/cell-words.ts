import { normalizeHeading } from "./headings.ts";

/** Words and phrases that banks use for incoming money. */
const incoming = [
  ...[
    "+",
    "c",
    "cr",
    "ct",
    "crdt",
    "rd",
    "in",
    "credit",
    "credited",
    "credit transfer",
    "money in",
    "paid in",
  ],
  ...["incoming", "inbound", "received", "deposit", "payment in", "transfer in", "incoming transfer"],
  ...[
    "h",
    "haben",
    "gutschrift",
    "k",
    "kredit",
    "eingang",
    "zahlungseingang",
    "geldeingang",
    "gottskrivning",
  ],
  ...["crédit", "dépôt", "entrée", "virement reçu", "encaissement", "bij", "bijschrijving", "ontvangen"],
  ...["abono", "haber", "ingreso", "avere", "accredito", "entrata", "crédito", "entrada", "recebido"],
  ...["uznanie", "ma", "wpływ", "pano", "saapuva", "insättning", "inn", "innskudd", "indsættelse", "ind"],
  ...["příchozí", "prichádzajúca", "jóváírás", "intrare", "încasare", "alacak", "πίστωση", "кредит"],
  ...["зачисление", "поступление", "kreeditkanne", "kredīts", "kreditas", "uplata", "priliv", "זכות"],
  ...["دائن", "إيداع", "ايداع", "وارد", "貸方", "入金", "贷", "贷方", "收入", "入账", "입금", "có", "ghi có"],
];

/** Words and phrases that banks use for outgoing money. */
const outgoing = [
  ...[
    "-",
    "−",
    "d",
    "dr",
    "dt",
    "dbit",
    "rc",
    "out",
    "debit",
    "debited",
    "money out",
    "paid out",
    "outgoing",
  ],
  ...["outbound", "sent", "withdrawal", "payment out", "transfer out", "outgoing transfer", "card payment"],
  ...[
    "s",
    "soll",
    "belastung",
    "debet",
    "lastschrift",
    "ausgang",
    "abbuchung",
    "auszahlung",
    "zahlungsausgang",
  ],
  ...["kartenzahlung", "belastning", "débit", "retrait", "prélèvement", "prelevement", "sortie"],
  ...["virement émis", "décaissement", "af", "afschrijving", "betaald", "cargo", "debe", "gasto", "adeudo"],
  ...["salida", "retiro", "dare", "addebito", "uscita", "prelievo", "débito", "saída", "levantamento"],
  ...["obciążenie", "wn", "winien", "wypłata", "otto", "lähtevä", "uttag", "ut", "uttak", "hævning", "ud"],
  ...["odchozí", "odchádzajúca", "terhelés", "ieșire", "iesire", "plată", "borç", "χρέωση", "дебет", "дебит"],
  ...["списание", "расход", "deebet", "debets", "debetas", "isplata", "odliv", "חובה"],
  ...["مدين", "سحب", "صادر", "借方", "出金", "借", "支出", "出账", "출금", "nợ", "ghi nợ"],
];

/** Words that banks use for incoming and outgoing money. */
export const directionWords = new Map<string, "in" | "out">([
  ...incoming.map((word) => [normalizeHeading(word), "in"] as const),
  ...outgoing.map((word) => [normalizeHeading(word), "out"] as const),
]);

/** Values that mark booked rows. In a status column, any other value means that the row isn't booked. */
export const bookedWords = new Set([
  ...["booked", "book", "completed", "posted", "cleared", "settled", "gebucht", "umsatz gebucht", "verbucht"],
  ...["comptabilisé", "comptabilisée", "geboekt", "verwerkt", "contabilizado", "contabilizada"],
  ...["contabilizzato", "contabilizzata", "bokført", "bokförd", "bogført", "kirjattu", "zaksięgowano"],
  ...["zaksięgowana", "zaksięgowany", "zaúčtováno", "zaúčtovaná", "könyvelt", "مقيد"],
  ...["processed", "executed", "ausgeführt", "exécuté", "exécutée", "udført", "utført", "utförd"],
]);

/** Values that mark rows as not booked, also in a column with another meaning. */
const pending = [
  ...["pending", "pdng", "reverted", "reversed", "declined", "failed", "cancelled", "canceled", "rejected"],
  ...["voided", "on hold", "scheduled", "processing", "in progress", "authorised", "authorized", "unposted"],
  ...["awaiting", "blocked", "hold", "held", "refused", "pre-booked", "provisoire", "zablokowane"],
  ...["not posted", "not booked", "vorgemerkt", "umsatz vorgemerkt", "vormerkung", "nicht gebucht"],
  ...[
    "storniert",
    "abgelehnt",
    "en attente",
    "en cours",
    "à venir",
    "annulé",
    "annulée",
    "rejeté",
    "rejetée",
  ],
  ...["in behandeling", "gereserveerd", "gepland", "geannuleerd", "geweigerd", "in attesa", "annullato"],
  ...["non contabilizzato", "da contabilizzare", "pendiente", "retenido", "anulado", "rechazado", "pendente"],
  ...["cancelado", "rejeitado", "em processamento", "odottaa", "varaus", "väntande", "reserverat"],
  ...["reserveret", "reservert", "afventer", "venter", "oczekująca", "oczekujące", "oczekujący", "w toku"],
  ...["blokada", "odrzucona", "anulowana", "čekající", "blokace", "függőben", "în așteptare", "beklemede"],
  ...["provizyon", "iptal", "в обработке", "ожидание", "отклонено", "отменено", "σε εκκρεμότητα"],
  ...["معلق", "معلقة", "قيد الانتظار", "قيد المعالجة", "مرفوض", "مرفوضة", "ملغى", "ملغاة"],
  ...["待处理", "处理中", "保留", "処理中", "대기"],
].map(normalizeHeading);
const pendingWords = new Set(pending);

/** Longer cells are sentences, in which a word may have another meaning. */
const maxKindLength = 40;
/**
 * Shorter words count only if they are the whole cell, because next to other words they may be names, such as
 * `Otto`, `Held` and `Venter`.
 */
const minLength = { pending: 7, outgoing: 5 };
/** Outgoing words that also occur in names. */
const wordsInNames = ["cargo"];

const pendingParts = pending.filter((word) => word.length >= minLength.pending).map(spacedWords);
const outgoingParts = outgoing
  .filter((word) => word.length >= minLength.outgoing && !wordsInNames.includes(word))
  .map((word) => spacedWords(normalizeHeading(word)));

/** Returns whether a cell marks its row as not booked. With `isKind`, a part of the cell is enough. */
export function marksPending(cell: string, isKind: boolean): boolean {
  const normalized = normalizeHeading(cell);
  return pendingWords.has(normalized) || (isKind && containsAny(normalized, pendingParts));
}

/** Returns whether a cell marks its row as outgoing. With `isKind`, a part of the cell is enough. */
export function marksOutgoing(cell: string, isKind: boolean): boolean {
  const normalized = normalizeHeading(cell);
  return (
    directionWords.get(normalized) === "out" ||
    (isKind && (containsAny(normalized, outgoingParts) || isCompound(normalized)))
  );
}

// German kinds of transactions are compounds: `Überweisungsausgang`.
const germanEnd = /(?:ausgang|belastung|lastschrift|auszahlung|abbuchung)(?!\p{L})/u;

const isCompound = (plain: string) => plain.length <= maxKindLength && germanEnd.test(plain);

function containsAny(plain: string, words: string[]): boolean {
  if (plain.length > maxKindLength) return false;
  const spaced = spacedWords(plain);
  return words.some((word) => spaced.includes(word));
}

function spacedWords(text: string): string {
  return ` ${text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")} `;
}

/**
 * Returns whether a column contains codes of a direction in an unknown language: its heading names two things, and its
 * cells are short words, such as `B` and `A` below `Borç/Alacak`.
 */
export function hasUnknownDirections(heading: string, cells: string[]): boolean {
  const names = heading.split("/");
  const isPair = names.length === 2 && names.every((name) => /^[\p{L}\p{M} .]{1,15}$/u.test(name.trim()));
  return isPair && cells.length > 0 && cells.every((cell) => /^[\p{L}\p{M}]{1,3}$/u.test(cell));
}
