import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** A piece of a line in one font and one direction, as it stands on paper from left to right. */
export interface Run {
  text: string;
  font: string;
}

interface LogicalRun extends Run {
  level: number;
}

// Marks that steer direction and take no place themselves.
const unseen = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
const neutral = /[\s\p{P}]/u;
const arabic = /\p{Script=Arabic}/u;

/**
 * Cuts a line into runs by the Unicode rules for lines of both directions, in the order they are drawn in. A run
 * of Arabic stays in the order it is read in: shaping its letters turns it around.
 * @param fontOf the font of a character; undefined where no font has it
 */
export function runsOf(
  line: string,
  direction: "ltr" | "rtl",
  fontOf: (character: string, current: string | undefined) => string,
): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs: LogicalRun[] = [];
  let at = 0;
  for (const read of line) {
    const level = levels[at] ?? 0;
    at += read.length;
    if (unseen.test(read)) continue;
    // Fonts know one space; the narrow ones of numbers are not among their letters.
    const character = /\s/.test(read) ? " " : read;
    const last = runs.at(-1);
    const current = last?.level === level ? last.font : undefined;
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;
    const font = fontOf(character, neutral.test(character) ? current : undefined);
    if (last?.level === level && last.font === font) last.text += shown;
    else runs.push({ text: shown, font, level });
  }
  return inVisualOrder(runs).map(({ text, font, level }) => ({ font, text: drawn(text, level) }));
}

/** What is drawn from right to left without being shaped so is turned around here. */
function drawn(text: string, level: number): string {
  const isTurned = level % 2 === 1 && !arabic.test(text);
  return isTurned ? [...text].toReversed().join("") : text;
}

/** Rule L2: from the highest level down, runs of that level or above are turned around. */
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
