import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { storeSlug } from "#contract/stores/stores.ts";
import { matchesETag } from "#shared/matches-etag.ts";
import { storeLogos } from "../../database/schema/store-logo-schema.ts";
import { valueFormatsOf } from "../../i18n/notification-values.ts";
import { languages, type Language } from "../../plugins/language.ts";
import { notFound } from "../../problem.ts";
import { findBySlug } from "./frequent-queries.ts";
import { cardHash, renderCard, shareCardTexts } from "./share-card.ts";
import type { OfferRate } from "./repository.ts";

/** Caches may serve a picture for an hour, and for another day while they fetch a new one. */
const caching = "public, max-age=3600, stale-while-revalidate=86400";

/**
 * Route of the stores' preview pictures for messengers and social networks, 1200 × 630 with the current rate.
 */
export async function shareCardRoutes(api: FastifyInstance): Promise<void> {
  const config = { access: "anyone" } as const;
  const { database } = api;
  const currency = api.environment.CURRENCY;

  api.get<{ Params: { slug: string; file: string } }>(
    "/store-cards/:slug/:file",
    { config, schema: { hide: true } },
    async (request, reply) => {
      const { slug, file } = request.params;
      const language = languages.find((one) => file === `${one}.png`);
      const isSlug = storeSlug.safeParse(slug).success;
      const row = language && isSlug ? await findBySlug(database, slug, api.clock()) : undefined;
      if (!language || !row) throw notFound();
      const { store, rate } = row;
      const [logo] = await database
        .select({ content: storeLogos.content })
        .from(storeLogos)
        .where(eq(storeLogos.storeId, store.id));
      const card = {
        language,
        name: store.name,
        offer: offerText(rate, language, currency),
        logo: logo?.content ?? pictureIn(store.logo),
      };
      const etag = `"${cardHash(card)}"`;
      reply.header("etag", etag).header("cache-control", caching);
      if (matchesETag(request.headers["if-none-match"], etag)) return reply.status(304).send();
      return reply
        .header("content-type", "image/png")
        .header("content-security-policy", "sandbox; default-src 'none'")
        .send(await renderCard(card));
    },
  );
}

function offerText(rate: OfferRate | null, language: Language, currency: string): string {
  const texts = shareCardTexts[language];
  if (!rate) return texts.none;
  const { rateKind, rateMinimum, rateMaximum } = rate;
  const share = new Intl.NumberFormat(language, {
    style: "percent",
    maximumFractionDigits: 4,
    numberingSystem: "latn",
  });
  const rateText =
    rateKind === "percent"
      ? share.format(rateMaximum / 10_000)
      : valueFormatsOf(language).money(BigInt(rateMaximum), currency);
  return (rateMinimum === rateMaximum ? texts.fixed : texts.upTo).replace("{rate}", () => rateText);
}

/** Returns the picture in a `data:` URL. Stores of an earlier version of the demo have such logos. */
function pictureIn(address: string | null): Uint8Array | null {
  const [, encoding, content] = /^data:image\/[a-z+]+((?:;[^,;]+)*),(.*)$/s.exec(address ?? "") ?? [];
  if (content === undefined) return null;
  return encoding?.endsWith(";base64")
    ? Buffer.from(content, "base64")
    : Buffer.from(decodeURIComponent(content));
}
