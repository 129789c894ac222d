import PDFDocument from "pdfkit";
import { fontsOf } from "./fonts.ts";
import { runsOf } from "./runs.ts";

export interface TextStyle {
  size?: number;
  bold?: boolean;
  colour?: string;
  /** Towards the side where lines of the language begin, or end. */
  align?: "start" | "end";
}

/** A paper in A4; places are points from the side where lines of its language begin. */
export interface Paper {
  width: number;
  height: number;
  margin: number;
  /** Draws a text, wrapped to a width; returns its height. */
  text: (text: string, place: { x: number; y: number; width: number }, style?: TextStyle) => number;
  /** How high a text would be. */
  heightOf: (text: string, width: number, style?: TextStyle) => number;
  /** A line across, or part of it. */
  rule: (y: number, colour?: string) => void;
  /** A filled band across. */
  band: (y: number, height: number, colour: string) => void;
  addPage: () => void;
  /** Runs once for each page, when all are there. */
  eachPage: (draw: (page: number, pages: number) => void) => void;
  /** The whole file. */
  end: () => Promise<Buffer>;
}

interface FontWithLetters {
  _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } };
}

const a4 = { width: 595.28, height: 841.89, margin: 48 };
// Without a list of features pdfkit lays words out one by one, which tears Arabic apart.
const features: PDFKit.Mixins.OpenTypeFeatures[] = [];

/** Begins a paper; the same one gives the same bytes. */
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
  const letters = lettersOf(document);
  const isRtl = direction === "rtl";

  function runsIn({ text, side }: Line, bold: boolean) {
    return runsOf(text, side, (character, current) => letters(character, bold, current));
  }
  const widths = new Map<string, number>();
  /** A run's width; the same words stand on a paper again and again, and shaping them takes its time. */
  function widthOfRun(font: string, text: string, size: number): number {
    const key = `${font} ${text}`;
    const width = widths.get(key) ?? document.font(font).fontSize(1_000).widthOfString(text, { features });
    widths.set(key, width);
    return (width * size) / 1_000;
  }
  function widthOf(line: Line, { size = 9.5, bold = false }: TextStyle): number {
    const spaced = line.text.split(" ");
    const words = spaced.flatMap((text) => (text ? runsIn({ ...line, text }, bold) : []));
    const gaps = (spaced.length - 1) * widthOfRun(letters(" ", bold, undefined), " ", size);
    return words.reduce((sum, { text, font }) => sum + widthOfRun(font, text, size), gaps);
  }
  function linesIn(whole: string, width: number, style: TextStyle): Line[] {
    return whole.split(/\r?\n/).flatMap((paragraph) => {
      const side = sideOf(paragraph, direction);
      const fits = (text: string) => widthOf({ text, side }, style) <= width;
      const lines: Line[] = [];
      let text = "";
      for (const word of paragraph.split(/[ \t]+/).flatMap((one) => pieces(one, fits))) {
        const longer = text === "" ? word : `${text} ${word}`;
        if (text !== "" && !fits(longer)) {
          lines.push({ text, side });
          text = word;
        } else text = longer;
      }
      return [...lines, { text, side }];
    });
  }
  const lineHeight = ({ size = 9.5 }: TextStyle) => size * 1.45;

  return {
    ...a4,
    heightOf: (text, width, style = {}) => linesIn(text, width, style).length * lineHeight(style),
    text(text, { x, y, width }, style = {}) {
      const { size = 9.5, bold = false, colour = "#16211d", align = "start" } = style;
      const lines = linesIn(text, width, style);
      lines.forEach((line, row) => {
        const runs = runsIn(line, bold).map((run) => ({
          ...run,
          width: widthOfRun(run.font, run.text, size),
        }));
        const free = width - runs.reduce((sum, run) => sum + run.width, 0);
        const indent = align === "end" ? free : 0;
        let left = isRtl ? a4.width - x - width + (free - indent) : x + indent;
        // Fonts sit differently in their lines: what they share is the line they stand on.
        const base = y + row * lineHeight(style) + size * 1.1;
        for (const run of runs) {
          document.font(run.font).fontSize(size).fillColor(colour);
          document.text(run.text, left, base, { lineBreak: false, features, baseline: "alphabetic" });
          left += run.width;
        }
      });
      return lines.length * lineHeight(style);
    },
    rule(y, colour = "#d9d3c6") {
      document
        .moveTo(a4.margin, y)
        .lineTo(a4.width - a4.margin, y)
        .lineWidth(0.7)
        .stroke(colour);
    },
    band(y, height, colour) {
      document.rect(a4.margin, y, a4.width - 2 * a4.margin, height).fill(colour);
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
}

const strong = /[\p{L}]/u;
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The direction of a paragraph: its first letter's, as elsewhere in the product. */
function sideOf(text: string, usual: Line["side"]): Line["side"] {
  const first = strong.exec(text)?.[0];
  if (first === undefined) return usual;
  return fromRight.test(first) ? "rtl" : "ltr";
}

/** A word wider than its place is cut. */
function pieces(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word];
  const cut: string[] = [""];
  for (const character of word) {
    const longer = cut.at(-1)! + character;
    if (fits(longer)) cut[cut.length - 1] = longer;
    else cut.push(character);
  }
  return cut.filter(Boolean);
}

/** Finds the font that has a character, the one in use first; what no font has is drawn as the font's box. */
function lettersOf(document: PDFKit.PDFDocument) {
  const files = { regular: fontsOf(400), bold: fontsOf(700) };
  for (const { name, content } of [...files.regular, ...files.bold]) document.registerFont(name, content);
  const known = new Map<string, boolean>();
  function has(font: string, character: string): boolean {
    const key = `${font} ${character}`;
    const answer = known.get(key) ?? opened(font).hasGlyphForCodePoint(character.codePointAt(0)!);
    known.set(key, answer);
    return answer;
  }
  function opened(font: string) {
    document.font(font);
    return (document as unknown as FontWithLetters)._font.font;
  }
  return (character: string, isBold: boolean, current: string | undefined): string => {
    if (current !== undefined && has(current, character)) return current;
    const fonts = isBold ? files.bold : files.regular;
    const last = fonts.at(-1)!;
    // Asked first for its own letters: each font that is asked must be read.
    if (/\p{Script=Arabic}/u.test(character) && has(last.name, character)) return last.name;
    return (fonts.find(({ name }) => has(name, character)) ?? fonts[0]!).name;
  };
}
