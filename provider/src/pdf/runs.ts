import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** A piece of a line in one font and one direction. Runs are in visual order from left to right. */
export interface Run {
  text: string;
  font: string;
}

interface LogicalRun extends Run {
  level: number;
}

// Direction marks, which take no space.
const directionMark = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
// These determine how adjacent letters are joined in Persian and Hindi.
const joiner = /[\u200c\u200d]/u;
const joiningScript = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;
const mark = /\p{M}/u;
const neutral = /[\s\p{P}\p{M}]/u;
const rightToLeftScripts = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Removes characters that no font contains, with their marks, from a text. Letters are composed, as in fonts.
 */
export function drawableText(text: string, canDraw: (character: string) => boolean): string {
  let drawable = "";
  let isBaseLeftOut = false;
  for (const character of text.normalize("NFC")) {
    const isMark = mark.test(character);
    if (joiner.test(character)) drawable += joiningScript.test(drawable.at(-1) ?? "") ? character : "";
    else if (directionMark.test(character) || /\s/.test(character)) drawable += character;
    else if (!canDraw(character)) isBaseLeftOut ||= !isMark;
    else if (!isMark || !isBaseLeftOut) {
      drawable += character;
      isBaseLeftOut = false;
    }
  }
  return drawable === text ? text : drawable.trim();
}

/**
 * Splits a line into runs by the Unicode bidirectional algorithm, in visual order. A run of Arabic or Hebrew
 * stays in reading order, because shaping reverses it.
 * @param fontOf returns a character's font; undefined if no font has it, and it is left out
 */
export function runsOf(
  line: string,
  direction: "ltr" | "rtl",
  fontOf: (character: string, current: string | undefined) => string | undefined,
): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs: LogicalRun[] = [];
  let position = 0;
  for (const read of line) {
    const level = levels[position] ?? 0;
    position += read.length;
    if (directionMark.test(read)) continue;
    if (joiner.test(read)) {
      const before = runs.at(-1);
      if (before && fontOf(read, before.font) === before.font) before.text += read;
      continue;
    }
    // Fonts have only one space, not the narrow ones used in numbers.
    const character = /\s/.test(read) ? " " : read;
    const last = runs.at(-1);
    const current = last?.level === level ? last.font : undefined;
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;
    const font = fontOf(character, neutral.test(character) ? current : undefined);
    if (font === undefined) continue;
    if (last?.level === level && last.font === font) last.text += shown;
    else runs.push({ text: shown, font, level });
  }
  return inVisualOrder(runs).map(({ text, font, level }) => ({ font, text: drawText(text, level) }));
}

/** Right-to-left text that isn't shaped is reversed here. */
function drawText(text: string, level: number): string {
  const isTurned = level % 2 === 1 && !rightToLeftScripts.test(text);
  return isTurned ? [...text].toReversed().join("") : text;
}

/** Rule L2: from the highest level down, reverses runs of that level or above. */
function inVisualOrder(runs: LogicalRun[]): LogicalRun[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while (end < ordered.length && ordered[end]!.level >= level) end++;
      if (end - start > 1) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = Math.max(start, end);
    }
  }
  return ordered;
}
