import { inflateSync } from "node:zlib";

/** A piece of text in one font, as drawn by pdfkit. */
export interface DrawnText {
  /** The font's name without the subset tag, such as `NotoSansThai-Regular`. */
  font: string;
  text: string;
  /** Whether a glyph is the font's box for missing characters. */
  hasBox: boolean;
}

interface Font {
  name: string;
  texts: string[];
}

/** Reads the text a PDF draws, through the character maps that viewers use for copying and searching. */
export function readPdf(file: Buffer): { pages: number; drawn: DrawnText[] } {
  const objects = new Map<string, { head: string; stream: string }>();
  const source = file.toString("latin1");
  for (const { 1: id, 2: body } of source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)) {
    const [head, packed] = body!.split(/\nstream\n/) as [string, string?];
    const content = packed?.slice(0, packed.lastIndexOf("\nendstream"));
    const isText = content !== undefined && head.includes("/FlateDecode") && !head.includes("/Subtype");
    objects.set(id!, {
      head,
      stream: isText ? inflateSync(Buffer.from(content, "latin1")).toString("latin1") : "",
    });
  }
  const fonts = new Map<string, Font>();
  for (const { head } of objects.values())
    for (const { 1: name, 2: id } of head.matchAll(/\/(F\d+) (\d+) 0 R/g))
      if (!fonts.has(name!)) fonts.set(name!, fontOf(objects.get(id!)!.head, objects));
  const contents = [...objects.values()].filter(({ stream }) => /\bBT\b/.test(stream));
  return {
    pages: [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head)).length,
    drawn: contents.flatMap(({ stream }) => drawnIn(stream, fonts)),
  };
}

function fontOf(head: string, objects: Map<string, { stream: string }>): Font {
  const name = /\/BaseFont \/(?:[A-Z]{6}\+)?(\S+)/.exec(head)?.[1] ?? "";
  const map = objects.get(/\/ToUnicode (\d+) 0 R/.exec(head)?.[1] ?? "")?.stream ?? "";
  const texts = [...map.matchAll(/<[\da-f]+> <[\da-f]+> \[(.*?)\]/gs)].flatMap(({ 1: list }) =>
    [...list!.matchAll(/<(.*?)>/g)].map(({ 1: hex }) => utf16Of(hex!)),
  );
  return { name, texts };
}

function utf16Of(hex: string): string {
  return Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le");
}

function drawnIn(stream: string, fonts: Map<string, Font>): DrawnText[] {
  const drawn: DrawnText[] = [];
  let font: Font = { name: "", texts: [] };
  let actual: string | undefined;
  for (const { 0: step, 1: name, 2: glyphs } of stream.matchAll(
    /\/(F\d+) [\d.]+ Tf|\[(<.*?)\] TJ|\/Span <<[\s\S]*?>>\s*BDC|\bEMC\b/g,
  )) {
    if (name) font = fonts.get(name)!;
    else if (glyphs === undefined) actual = actualTextIn(step);
    else {
      const ids = [...glyphs.matchAll(/<([\da-f]*)>/g)].flatMap(({ 1: hex }) => hex!.match(/.{4}/g) ?? []);
      const numbers = ids.map((id) => Number.parseInt(id, 16));
      const text = actual ?? numbers.map((number) => font.texts[number] ?? "").join("");
      drawn.push({ font: font.name, text, hasBox: numbers.includes(0) });
      // Marked content has one text, however many drawing steps it has.
      if (actual !== undefined) actual = "";
    }
  }
  return drawn;
}

/** Returns the replacement text of marked content whose glyphs are in another order. */
function actualTextIn(step: string): string | undefined {
  const written = /\/ActualText \(([\s\S]*)\)/.exec(step)?.[1];
  if (written === undefined) return undefined;
  const bytes = Buffer.from(
    written.replaceAll(/\\([\\()nrtbf])/g, (_, escaped: string) => escapes[escaped] ?? escaped),
    "latin1",
  );
  return bytes.subarray(2).swap16().toString("utf16le");
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
