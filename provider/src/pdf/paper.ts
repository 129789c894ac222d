import PDFDocument from "pdfkit";
import { hanStyleOf, partsWith, readFont, type HanStyle } from "./fonts.ts";
import { drawableText, runsOf } from "./runs.ts";

export interface TextStyle {
  size?: number;
  bold?: boolean;
  color?: string;
  /** Alignment in reading direction. */
  align?: "start" | "end";
}

/** An A4 document. Positions are in points; horizontal ones are measured from the side where lines start. */
export interface Paper {
  width: number;
  height: number;
  margin: number;
  /** Draws a text, wrapped to a width, and returns its height. */
  text: (text: string, place: { x: number; y: number; width: number }, style?: TextStyle) => number;
  /** Returns the height a text would have. */
  heightOf: (text: string, width: number, style?: TextStyle) => number;
  /** Draws a horizontal line across the page, between the margins. */
  rule: (y: number, color?: string) => void;
  /** Draws a filled horizontal band between the margins. */
  band: (y: number, height: number, color: string) => void;
  addPage: () => void;
  /** Calls `draw` for each page after all pages exist. */
  eachPage: (draw: (page: number, pages: number) => void) => void;
  /** Ends the document and returns its file. */
  end: () => Promise<Buffer>;
}

interface FontWithLetters {
  _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } };
}

const a4 = { width: 595.28, height: 841.89, margin: 48 };
// Without a list of features pdfkit lays out words one by one, which breaks Arabic.
const features: PDFKit.Mixins.OpenTypeFeatures[] = [];

/** Creates a document. The same content gives the same bytes. */
export function createPaper({
  direction,
  language,
  title,
  author,
  at,
}: {
  direction: "ltr" | "rtl";
  language: string;
  title: string;
  author: string;
  at: Date;
}): Paper {
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const letters = createFontFinder(document);
  const isRtl = direction === "rtl";

  function runsIn({ text, side, style }: Line, bold: boolean) {
    return runsOf(text, side, (character, current) => letters(character, { bold, style }, current));
  }
  const widths = new Map<string, number>();
  /** Returns a run's width. Cached, because words recur and shaping them is slow. */
  function widthOfRun(font: string, text: string, size: number): number {
    const key = `${font} ${text}`;
    const width = widths.get(key) ?? document.font(font).fontSize(1_000).widthOfString(text, { features });
    widths.set(key, width);
    return (width * size) / 1_000;
  }
  function widthOf(line: Line, { size = 9.5, bold = false }: TextStyle): number {
    const spaced = line.text.split(" ");
    const words = spaced.flatMap((text) => (text ? runsIn({ ...line, text }, bold) : []));
    const space = letters(" ", { bold, style: line.style })!;
    const gaps = (spaced.length - 1) * widthOfRun(space, " ", size);
    return words.reduce((sum, { text, font }) => sum + widthOfRun(font, text, size), gaps);
  }
  function linesIn(whole: string, width: number, style: TextStyle): Line[] {
    const han = hanStyleOf(whole);
    const isBold = style.bold ?? false;
    const canDraw = (character: string) => letters(character, { bold: isBold, style: han }) !== undefined;
    return whole.split(/\r?\n/).flatMap((read) => {
      const paragraph = drawableText(read, canDraw);
      const line = { side: sideOf(paragraph, direction), style: han };
      const fits = (text: string) => widthOf({ ...line, text }, style) <= width;
      const lines: Line[] = [];
      let text = "";
      for (const word of paragraph.split(/[ \t]+/).flatMap((one) => pieces(one, fits))) {
        const longer = text === "" ? word : `${text} ${word}`;
        if (text !== "" && !fits(longer)) {
          lines.push({ ...line, text });
          text = word;
        } else text = longer;
      }
      return [...lines, { ...line, text }];
    });
  }
  const lineHeight = ({ size = 9.5 }: TextStyle) => size * 1.45;

  return {
    ...a4,
    heightOf: (text, width, style = {}) => linesIn(text, width, style).length * lineHeight(style),
    text(text, { x, y, width }, style = {}) {
      const { size = 9.5, bold = false, color = "#16211d", align = "start" } = style;
      const lines = linesIn(text, width, style);
      lines.forEach((line, row) => {
        const runs = runsIn(line, bold).map((run) => ({
          ...run,
          width: widthOfRun(run.font, run.text, size),
        }));
        const freeWidth = width - runs.reduce((sum, run) => sum + run.width, 0);
        const indent = align === "end" ? freeWidth : 0;
        let left = isRtl ? a4.width - x - width + (freeWidth - indent) : x + indent;
        // Fonts have different ascents, so they are aligned by their baseline.
        const base = y + row * lineHeight(style) + size * 1.1;
        for (const run of runs) {
          document.font(run.font).fontSize(size).fillColor(color);
          // Shaping reorders the letters of this script, so the original text is attached for copying and
          // searching.
          const isReordered = reordered.test(run.text);
          if (isReordered) document.markContent("Span", { actual: run.text });
          document.text(run.text, left, base, { lineBreak: false, features, baseline: "alphabetic" });
          if (isReordered) document.endMarkedContent();
          left += run.width;
        }
      });
      return lines.length * lineHeight(style);
    },
    rule(y, color = "#d9d3c6") {
      document
        .moveTo(a4.margin, y)
        .lineTo(a4.width - a4.margin, y)
        .lineWidth(0.7)
        .stroke(color);
    },
    band(y, height, color) {
      document.rect(a4.margin, y, a4.width - 2 * a4.margin, height).fill(color);
    },
    addPage: () => void document.addPage(),
    eachPage(draw) {
      const { count } = document.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        document.switchToPage(page);
        draw(page + 1, count);
      }
    },
    end: () =>
      new Promise((resolve, reject) => {
        document.on("end", () => resolve(Buffer.concat(chunks)));
        document.on("error", reject);
        document.end();
      }),
  };
}

interface Line {
  text: string;
  side: "ltr" | "rtl";
  style: HanStyle;
}

const reordered = /[\p{Script=Devanagari}\p{Script=Thai}]/u;
const letter = /[\p{L}]/u;
const rightToLeftScript = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Returns the direction of a paragraph, which is determined by its first letter. */
function sideOf(text: string, usual: Line["side"]): Line["side"] {
  const firstLetter = letter.exec(text)?.[0];
  if (firstLetter === undefined) return usual;
  return rightToLeftScript.test(firstLetter) ? "rtl" : "ltr";
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Splits a word that is too wide into pieces that fit. A letter is never separated from its marks. */
function pieces(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts: string[] = [""];
  for (const { segment: character } of graphemes.segment(word)) {
    const longer = parts.at(-1)! + character;
    if (fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts.filter(Boolean);
}

interface Letters {
  bold: boolean;
  style: HanStyle;
}

/**
 * Returns a function that finds a font with a character, preferring the current font. Reads only the fonts that
 * may contain the character.
 */
function createFontFinder(document: PDFKit.PDFDocument) {
  const registeredFonts = new Set<string>();
  const hasGlyph = new Map<string, boolean>();
  const chosenFonts = new Map<string, string | undefined>();
  function has(font: string, character: string): boolean {
    const key = `${font} ${character}`;
    const hasCharacter = hasGlyph.get(key) ?? openFont(font).hasGlyphForCodePoint(character.codePointAt(0)!);
    hasGlyph.set(key, hasCharacter);
    return hasCharacter;
  }
  function openFont(font: string) {
    document.font(font);
    return (document as unknown as FontWithLetters)._font.font;
  }
  function find(character: string, { bold, style }: Letters): string | undefined {
    const weight = bold ? 700 : 400;
    for (const part of partsWith(character, style)) {
      const name = `${part.family}-${part.part}-${weight}`;
      if (!registeredFonts.has(name)) document.registerFont(name, readFont(part, weight));
      registeredFonts.add(name);
      if (has(name, character)) return name;
    }
    return undefined;
  }
  return (character: string, letters: Letters, current?: string): string | undefined => {
    if (current !== undefined && has(current, character)) return current;
    const key = `${letters.bold} ${letters.style} ${character}`;
    if (!chosenFonts.has(key)) chosenFonts.set(key, find(character, letters));
    return chosenFonts.get(key);
  };
}
