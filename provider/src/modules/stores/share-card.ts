import { createHash } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { shareCard as arabic } from "../../locales/ar/share-card.ts";
import { shareCard as english, type ShareCardTexts } from "../../locales/en/share-card.ts";
import { shareCard as french } from "../../locales/fr/share-card.ts";
import { type FontPart, readFont } from "../../pdf/fonts.ts";
import type { Language } from "../../plugins/language.ts";

export const shareCardTexts: Record<Language, ShareCardTexts> = { en: english, fr: french, ar: arabic };

/** The content of a store's preview picture. */
export interface ShareCard {
  language: Language;
  name: string;
  /** The line below the name, such as "Up to 8% cash back". */
  offer: string;
  /** The store's logo as a picture file; `null` without one. */
  logo: Uint8Array | null;
}

export const cardSize = { width: 1200, height: 630 };
const margin = 80;
const logoSide = 160;
const colors = { ground: "#f4f1ea", band: "#0a5446", ink: "#16211d", offer: "#0a5446" };
const maxNameLength = 60;
/** The maximum number of cached pictures, of about 20 kB each. */
const maxCached = 200;

/** Returns a hash of a card's content and of the drawing code's version. */
export function cardHash({ logo, ...texts }: ShareCard): string {
  const hash = createHash("sha256").update(JSON.stringify([1, texts]));
  return hash
    .update(logo ?? "")
    .digest("base64url")
    .slice(0, 22);
}

const cards = new Map<string, Promise<Buffer>>();
// Pictures are rendered one at a time, so that many pictures don't slow down other requests.
let lastRendering: Promise<unknown> = Promise.resolve();

/** Returns a card as a PNG. The latest ones are cached. */
export function renderCard(card: ShareCard): Promise<Buffer> {
  const hash = cardHash(card);
  const cached = cards.get(hash);
  if (cached) return cached;
  const rendering = lastRendering.then(() => draw(card));
  lastRendering = rendering.catch(() => cards.delete(hash));
  cards.set(hash, rendering);
  if (cards.size > maxCached) cards.delete(cards.keys().next().value!);
  return rendering;
}

async function draw({ language, name, offer, logo }: ShareCard): Promise<Buffer> {
  const { width, height } = cardSize;
  const shortName = name.length > maxNameLength ? `${name.slice(0, maxNameLength)}…` : name;
  const [title, line, brand] = [
    await write(shortName, { language, size: shortName.length > 24 ? 52 : 76, color: colors.ink }),
    await write(offer, { language, size: 58, color: colors.offer }),
    await write("Cashlane", { language: "en", size: 44, color: "#ffffff" }),
  ];
  const mark = logo && (await drawLogo(logo));
  const isMirrored = language === "ar";
  // Places a picture at the margin on the side where lines of text begin.
  const place = (picture: Drawn, top: number): OverlayOptions => {
    const left = isMirrored ? width - margin - picture.width : margin;
    return { input: picture.content, left, top };
  };
  const top = mark ? margin + logoSide + 36 : 170;
  const band = Buffer.from(
    `<svg width="${width}" height="100"><rect width="100%" height="100%" fill="${colors.band}"/></svg>`,
  );
  return sharp({ create: { ...cardSize, channels: 3, background: colors.ground } })
    .composite([
      { input: band, left: 0, top: height - 100 },
      ...(mark ? [place(mark, margin)] : []),
      place(title, top),
      place(line, Math.min(top + title.height + 28, height - 110 - line.height)),
      place(brand, height - 50 - Math.round(brand.height / 2)),
    ])
    .png({ palette: true })
    .toBuffer();
}

interface Drawn {
  content: Buffer;
  width: number;
  height: number;
}

/** Draws a logo on a white tile; `null` if it can't be read. */
async function drawLogo(logo: Uint8Array): Promise<Drawn | null> {
  try {
    const content = await sharp(logo, { limitInputPixels: 4_000_000 })
      .resize(logoSide, logoSide, { fit: "contain", background: "#ffffff" })
      .flatten({ background: "#ffffff" })
      .png()
      .toBuffer();
    return { content, width: logoSide, height: logoSide };
  } catch {
    return null;
  }
}

interface Lettering {
  language: Language;
  size: number;
  color: string;
}

async function write(text: string, { language, size, color }: Lettering): Promise<Drawn> {
  const { family, file } = fontFor(text, language);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
      font: `${family} Bold ${size}`,
      fontfile: file,
      width: cardSize.width - 2 * margin,
      // One pixel per point. The height is left out, because the library would otherwise choose the font size.
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}

function escapeMarkup(text: string): string {
  return text.replace(/[&<>]/g, (letter) => `&#${letter.codePointAt(0)};`);
}

const fonts = {
  latin: { family: "Noto Sans", part: { family: "noto-sans", part: "latin" } },
  arabic: { family: "Noto Sans Arabic", part: { family: "noto-sans-arabic", part: "arabic" } },
} satisfies Record<string, { family: string; part: FontPart }>;
let folder: string | undefined;
const files = new Map<string, string>();

/**
 * Returns a text's font as a file, because the drawing library needs one. Each file is written once per
 * process.
 */
function fontFor(text: string, language: Language): { family: string; file: string } {
  const { family, part } = language === "ar" && /\p{Script=Arabic}/u.test(text) ? fonts.arabic : fonts.latin;
  folder ??= mkdtempSync(join(tmpdir(), "cashlane-fonts-"));
  const file = files.get(family) ?? join(folder, `${part.family}.ttf`);
  if (!files.has(family)) writeFileSync(file, readFont(part, 700));
  files.set(family, file);
  return { family, file };
}
