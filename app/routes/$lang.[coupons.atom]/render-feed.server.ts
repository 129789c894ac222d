import type { CallData } from "#contract/calls/call.ts";
import type { listNewCoupons } from "#contract/coupons/coupons.ts";
import { formatDate } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { escapeXml } from "~/navigation/public-page/escape-xml.server";
import { publicAddress } from "~/navigation/public-page/public-addresses";

type NewCoupon = CallData<typeof listNewCoupons>[number];

interface FeedParts {
  coupons: NewCoupon[];
  origin: string;
  language: Language;
  t: Translate<Namespaces["feed"]>;
}

/** Returns an Atom feed (RFC 4287) of coupons, newest first. The output depends only on the arguments. */
export function renderFeed({ coupons, origin, language, t }: FeedParts): string {
  const self = `${origin}/${language}/coupons.atom`;
  // A feed must have a date, even without coupons.
  const updated = coupons[0]?.startsAt ?? "2026-01-01T00:00:00.000Z";
  const lines = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element("id", self),
    element("title", t("title")),
    element("subtitle", t("subtitle")),
    element("updated", updated),
    `<author>${element("name", "Cashlane")}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(publicAddress(origin, "/stores", language))}"/>`,
    ...coupons.map((coupon) =>
      renderEntry(coupon, publicAddress(origin, `/stores/${coupon.store.slug}`, language)),
    ),
    "</feed>",
  ];
  return `${lines.join("\n")}\n`;

  function renderEntry(
    { id, title, code, endsAt, startsAt, store, terms }: NewCoupon,
    address: string,
  ): string {
    const facts = [
      code && t("code", { code }),
      endsAt && t("ends", { date: formatDate(endsAt, language) }),
      terms?.text,
    ];
    return [
      "<entry>",
      element("id", `urn:uuid:${id}`),
      element("title", t("entry", { store: store.name, title: title.text })),
      element("published", startsAt),
      element("updated", startsAt),
      `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
      store.category ? `<category term="${escapeXml(store.category)}"/>` : "",
      element("summary", facts.filter(Boolean).join(" ")),
      "</entry>",
    ].join("");
  }
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
