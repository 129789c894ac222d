import { foldText } from "./fold-text.ts";

/**
 * An email address as people read it: the labels of an international domain in their own script
 * (`xn--bcher-kva.example` → `bücher.example`). A label that could be mistaken for another one stays as it is stored:
 * mixed scripts, letters that all look like Latin ones, and the names of well-known mail services with other letters.
 */
export function readableEmail(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  if (!address.includes("xn--", at)) return address;
  const labels = address.slice(at).split(".");
  const isForeign = labels.at(-1)!.startsWith(prefix);
  return address.slice(0, at) + labels.map((label) => readableLabel(label, isForeign)).join(".");
}

const prefix = "xn--";

function readableLabel(label: string, isForeign: boolean): string {
  if (!label.startsWith(prefix)) return label;
  const text = decodePunycode(label.slice(prefix.length));
  return text && encodes(text, label) && isOneScript(text) && !looksLikeOther(text, isForeign) ? text : label;
}

function encodes(text: string, label: string): boolean {
  const address = `http://${text}.example`;
  return URL.canParse(address) && new URL(address).hostname === `${label}.example`;
}

/** The writing systems in common use (UAX #31, table 5) that a label may be written in, one at a time. */
const scripts = [
  /^[\u00df-\u00f6\u00f8-\u0130\u0132-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u017e\u01a1\u01b0\u0219\u021b\u1ea0-\u1ef9a-z\d-]+$/,
  /^[\u0430-\u045f\u0491\d-]+$/,
  /^[\u0386-\u03ce\u1f00-\u1fff\d-]+$/,
  /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}々ー\d-]+$/u,
  /^[\p{sc=Han}\p{sc=Bopo}\d-]+$/u,
  /^[\p{sc=Han}\p{sc=Hang}\d-]+$/u,
  ...["Arab", "Armn", "Beng", "Deva", "Ethi", "Geor", "Gujr", "Guru", "Hebr", "Khmr", "Knda", "Laoo"],
  ...["Mlym", "Mymr", "Orya", "Sinh", "Taml", "Telu", "Thaa", "Thai", "Tibt"],
].map((script) => (typeof script === "string" ? new RegExp(`^[\\p{sc=${script}}\\d-]+$`, "u") : script));

function isOneScript(text: string): boolean {
  return /^[\p{L}\p{M}\d-]+$/u.test(text) && scripts.some((script) => script.test(text));
}

/** Letters of other scripts that are read as Latin letters (after Chromium's whole-script confusables). */
const confusableLetters =
  /^[аысԁеԍһіїюјӏорԗԛѕԝхуъьҽпгѵѡѐёєαικνρυωηοτϲϳοόάίύώήἀἰὀὐագզէլհյոսւօიოყძხჽჿדוחיןסװײ\d-]+$/;
const wellKnown =
  /^(?:gmail|googlemail|google|outlook|hotmail|live|msn|microsoft|yahoo|icloud|apple|me|mac|aol|gmx|web|mail|yandex|zoho|proton|protonmail|paypal|facebook|orange|free|laposte|amazon|cashlane)$/;

/**
 * Returns whether a label could be mistaken for another one. A label of Latin lookalikes is unambiguous under
 * a top-level domain of its own script (`почта.рф`).
 */
function looksLikeOther(text: string, isForeign: boolean): boolean {
  return (!isForeign && confusableLetters.test(text)) || wellKnown.test(foldText(text));
}

/** Decodes a label without its prefix (RFC 3492); undefined if it is malformed. */
function decodePunycode(label: string): string | undefined {
  const end = label.lastIndexOf("-");
  const points = [...label.slice(0, Math.max(end, 0))].map((letter) => letter.codePointAt(0)!);
  const digits = [...label.slice(end + 1)].map((digit) => parseInt(digit, 36));
  let point = 128;
  let bias = 72;
  for (let index = 0, next = 0, start; next < digits.length; index += 1) {
    start = index;
    for (let weight = 1, k = 36; ; k += 36) {
      // The digits are a to z, then 0 to 9.
      const digit = digits[next] === undefined ? NaN : (digits[next++]! + 26) % 36;
      if (Number.isNaN(digit)) return undefined;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const count = points.length + 1;
    bias = adaptBias(index - start, count, start === 0);
    point += Math.floor(index / count);
    index %= count;
    if (point > 0x10ffff) return undefined;
    points.splice(index, 0, point);
  }
  return String.fromCodePoint(...points);
}

function adaptBias(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35);
  return k + Math.floor((36 * rest) / (rest + 38));
}
