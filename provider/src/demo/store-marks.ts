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

/** Logos of the demo's stores by slug, where one exists that is small enough. */
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

const backgrounds = ["#0b6353", "#7a3e9d", "#b3541e", "#235f9f", "#8c2f39", "#4a5d23", "#5b4636", "#3d4f7c"];

/** Returns a store's logo as a data URL: the brand's symbol on its color, or initials on a stable color. */
export function storeMark({ slug, name }: { slug: string; name: string }): string {
  const brand = brands[slug];
  if (brand) {
    const sign = `<path transform="translate(12 12) scale(.6) translate(-12 -12)" fill="${textColorOn(brand.hex)}" d="${brand.path}"/>`;
    return picture(`#${brand.hex}`, sign);
  }
  const sum = [...slug].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const letters = `<text x="12" y="15.6" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="10" fill="#fff">${initials(name)}</text>`;
  return picture(backgrounds[sum % backgrounds.length] ?? "#0b6353", letters);
}

function picture(background: string, sign: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" fill="${background}"/>${sign}</svg>`;
  const written = svg.replace(/[#<>]/g, (sign) => encodeURIComponent(sign)).replaceAll('"', "'");
  return `data:image/svg+xml,${written}`;
}

/** Returns white, or black if the color is too light for it. */
function textColorOn(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) =>
    Number.parseInt(hex.slice(start, start + 2), 16),
  );
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? "#000" : "#fff";
}

function initials(name: string): string {
  const words = name.replace(/[^\p{L} ]/gu, "").split(/ +/);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join("")
    .toUpperCase();
}
