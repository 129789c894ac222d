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
// Joiners, which determine how adjacent letters are joined in Persian and Hindi.
const joiner = /[\u200c\u200d]/u;
const joiningScript = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;
const mark = /\p{M}/u;
const neutral = /[\s\p{P}\p{M}]/u;
const rightToLeftScripts = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Removes the characters that no font contains from a text, together with their marks. Letters and marks are
 * composed first, because fonts contain the composed letters.
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
 * Splits a line into runs in visual order, by the Unicode bidirectional algorithm. A run of Arabic or Hebrew
 * keeps its reading order, because shaping reverses it.
 * @param fontOf returns a character's font; undefined if no font contains the character, which is then left out
 */
export function runsOf(
  line: string,
  direction: "ltr" | "rtl",
  fontOf: (character: string, current: string | undefined) => string | undefined,
): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs: LogicalRun[] = [];
  let position = 0;
  for (const sourceCharacter of line) {
    const level = levels[position] ?? 0;
    position += sourceCharacter.length;
    if (directionMark.test(sourceCharacter)) continue;
    if (joiner.test(sourceCharacter)) {
      const previous = runs.at(-1);
      if (previous && fontOf(sourceCharacter, previous.font) === previous.font)
        previous.text += sourceCharacter;
      continue;
    }
    // Fonts contain only the ordinary space, not the narrow ones used in numbers.
    const character = /\s/.test(sourceCharacter) ? " " : sourceCharacter;
    const lastRun = runs.at(-1);
    const current = lastRun?.level === level ? lastRun.font : undefined;
    const mirrored = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;
    const font = fontOf(character, neutral.test(character) ? current : undefined);
    if (font === undefined) continue;
    if (lastRun?.level === level && lastRun.font === font) lastRun.text += mirrored;
    else runs.push({ text: mirrored, font, level });
  }
  return inVisualOrder(runs).map(({ text, font, level }) => ({ font, text: drawText(text, level) }));
}

/**
 * Returns the text of a run as it is drawn. Right-to-left text that shaping doesn't reverse is reversed here.
 */
function drawText(text: string, level: number): string {
  const isTurned = level % 2 === 1 && !rightToLeftScripts.test(text);
  return isTurned ? [...text].toReversed().join("") : text;
}

/**
 * Puts runs in visual order (rule L2): from the highest level down, reverses consecutive runs of that level or
 * above.
 */
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
