import { createHash } from "node:crypto";
import sharp from "sharp";
// A development dependency (CC0): the build bundles the few logos used (scripts/build.mjs).
import {
  siAdidas,
  siApple,
  siAudible,
  siBookingdotcom,
  siDell,
  siEbay,
  siEtsy,
  siExpedia,
  siFnac,
  siHandm,
  siHellofresh,
  siHotelsdotcom,
  siHp,
  siIkea,
  siLenovo,
  siMacys,
  siMediamarkt,
  siNike,
  siNordvpn,
  siPuma,
  siSamsung,
  siTarget,
  siThenorthface,
  siTripdotcom,
  siUniqlo_ja,
  siZalando,
  siZara,
  type SimpleIcon,
} from "simple-icons";

/** The logos of the demo's stores by slug, for the stores that have a small enough one. */
const brands: Partial<Record<string, SimpleIcon>> = {
  adidas: siAdidas,
  apple: siApple,
  audible: siAudible,
  bookingcom: siBookingdotcom,
  dell: siDell,
  ebay: siEbay,
  etsy: siEtsy,
  expedia: siExpedia,
  fnac: siFnac,
  "h-and-m": siHandm,
  hellofresh: siHellofresh,
  hotelscom: siHotelsdotcom,
  hp: siHp,
  ikea: siIkea,
  lenovo: siLenovo,
  macys: siMacys,
  mediamarkt: siMediamarkt,
  nike: siNike,
  nordvpn: siNordvpn,
  puma: siPuma,
  samsung: siSamsung,
  target: siTarget,
  "the-north-face": siThenorthface,
  tripcom: siTripdotcom,
  uniqlo: siUniqlo_ja,
  zalando: siZalando,
  zara: siZara,
};

const side = 128;

/** Returns whether a store of the demo has a logo. Without one, the dashboard shows its initials. */
export function hasMark(slug: string): boolean {
  return brands[slug] !== undefined;
}

/** Returns the id of a store's logo, which is the same in every demo: the content at an address never changes. */
export function markId(slug: string): string {
  const hex = createHash("sha256").update(`logo of ${slug}`).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

/** Renders a store's logo as WebP: the brand's symbol on its color. Throws if the store has none. */
export function renderMark(slug: string): Promise<Uint8Array> {
  const brand = brands[slug];
  if (!brand) throw new Error(`No logo: ${slug}`);
  const symbol = `<path transform="translate(12 12) scale(.6) translate(-12 -12)" fill="${textColorOn(brand.hex)}" d="${brand.path}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 24 24"><rect width="24" height="24" fill="#${brand.hex}"/>${symbol}</svg>`;
  return sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer();
}

/** Returns the color of text on a background: white, or black on light colors. */
export function textColorOn(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) =>
    Number.parseInt(hex.slice(start, start + 2), 16),
  );
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? "#000" : "#fff";
}
