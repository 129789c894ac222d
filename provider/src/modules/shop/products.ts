import { and, asc, eq, exists, gt, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import {
  listShopProducts,
  type ProductDetails,
  type ShopCategory,
  type ShopProduct,
} from "#contract/shop/shop.ts";
import { maxQuantity } from "#contract/shop/shop-limits.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByKeys } from "../../database/queries/keyset-order.ts";
import type { KeysetOrder } from "../../database/queries/keyset.ts";
import {
  shopCategories,
  shopCategoryPictures,
  shopProductPictures,
  shopProducts,
  shopVariants,
} from "../../database/schema/shop-schema.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { foldedText, foldedContaining } from "../../database/queries/text-search.ts";
import { localizedOrNull, localizedIn } from "../../i18n/localized-text.ts";
import { toWire } from "../../money.ts";
import type { Language } from "../../plugins/language.ts";
import { productPicture } from "./product-picture.ts";
import { savingOf } from "./rules.ts";

/** The reader, the time, and the currency of prices. */
export interface ShopReading {
  at: Date;
  currency: string;
  language: Language;
}

/** Selects products that are visible in the shop at a given time. */
export function isShown(at: Date): SQL | undefined {
  return and(
    eq(shopProducts.state, "published"),
    lte(shopProducts.publishAt, at),
    isNull(shopProducts.removedAt),
    isCategoryShown(shopProducts.categoryId, at),
  );
}

/** Selects whether a category and its parent are visible at a given time. */
export function isCategoryShown(id: AnyPgColumn | SQL, at: Date): SQL<boolean> {
  const isHidden = (category: "own" | "above") => {
    const column = (name: "state" | "publish_at") => sql.raw(`${category}.${name}`);
    return sql`(${column("state")} <> 'published' or ${column("publish_at")} > ${at.toISOString()}::timestamptz)`;
  };
  return sql<boolean>`not exists (
    select 1 from shop_categories own left join shop_categories above on above.id = own.parent_id
    where own.id = ${id} and (${isHidden("own")} or coalesce(${isHidden("above")}, false)))`;
}

const hasDenomination = exists(
  sql`(select 1 from ${shopVariants} where ${shopVariants.productId} = ${shopProducts.id} and ${shopVariants.active})`,
);
const hasStock = exists(
  sql`(select 1 from ${shopVariants} where ${shopVariants.productId} = ${shopProducts.id} and ${shopVariants.active} and ${shopVariants.stock} > 0)`,
);

const ofCheapest = (column: "price" | "face_value") =>
  sql<bigint>`(
  select ${sql.raw(column)}::text from ${shopVariants}
  where ${shopVariants.productId} = ${shopProducts.id} and ${shopVariants.active}
  order by shop_variants.price, shop_variants.face_value limit 1)`.mapWith(BigInt);

function selectProducts(queryable: Queryable) {
  return queryable
    .select({
      product: shopProducts,
      picture: shopProductPictures.id,
      store: { slug: stores.slug, name: stores.name, logo: stores.logo },
      category: { slug: shopCategories.slug, name: shopCategories.name },
      fromPrice: ofCheapest("price"),
      fromFaceValue: ofCheapest("face_value"),
      inStock: sql<boolean>`${hasStock}`,
    })
    .from(shopProducts)
    .innerJoin(stores, eq(stores.id, shopProducts.storeId))
    .innerJoin(shopCategories, eq(shopCategories.id, shopProducts.categoryId))
    .leftJoin(shopProductPictures, eq(shopProductPictures.productId, shopProducts.id));
}
type PublicProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

function toProduct(row: PublicProductRow, { currency, language }: ShopReading): ShopProduct {
  const { product, picture, store, category, fromPrice, fromFaceValue, inStock } = row;
  return {
    id: product.id,
    slug: product.slug,
    kind: product.kind,
    name: localizedIn(language, product.name),
    picture: productPicture(picture),
    store,
    category: { slug: category.slug, name: localizedIn(language, category.name) },
    currency,
    fromPrice: toWire(fromPrice),
    fromFaceValue: toWire(fromFaceValue),
    saving: product.bestSaving,
    inStock,
  };
}

/** Selects products with a tag that contains a text. */
export function hasTagLike(text: string | undefined): SQL | undefined {
  return foldedContaining(text, foldedText(sql`(${shopProducts.tags}::text)`));
}

/** Selects products in a category or in one of its subcategories. */
export function inCategory(slug: string): SQL | undefined {
  const above = sql`(select above.id from shop_categories above where above.slug = ${slug})`;
  return or(eq(shopCategories.slug, slug), sql`${shopCategories.parentId} = ${above}`);
}

type Sort = "name" | "-saving" | "newest";
function orderOf(sort: Sort): KeysetOrder<PublicProductRow> {
  if (sort === "newest")
    return orderByKeys(
      [
        [shopProducts.publishAt, "timestamptz"],
        [shopProducts.id, "uuid"],
      ],
      "descending",
      ({ product }) => [product.publishAt.toISOString(), product.id],
    );
  if (sort === "-saving")
    return orderByKeys(
      [
        [sql`${shopProducts.bestSaving}::bigint`, "bigint"],
        [shopProducts.id, "uuid"],
      ],
      "descending",
      ({ product }) => [String(product.bestSaving), product.id],
    );
  return orderByKeys(
    [
      [shopProducts.searchName, "text"],
      [shopProducts.id, "uuid"],
    ],
    "ascending",
    ({ product }) => [product.searchName, product.id],
  );
}

/** The shop's products for everyone. */
export const shopProductList = keysetList(listShopProducts, (reading: ShopReading) => ({
  select: selectProducts,
  count: (rows) =>
    rows.from(shopProducts).innerJoin(shopCategories, eq(shopCategories.id, shopProducts.categoryId)),
  where: ({ q, category, kind, stock }) =>
    and(
      isShown(reading.at),
      stock ? hasStock : hasDenomination,
      or(foldedContaining(q, shopProducts.searchName), hasTagLike(q)),
      category ? inCategory(category) : undefined,
      kind ? eq(shopProducts.kind, kind) : undefined,
    ),
  order: ({ sort }) => orderOf(sort),
  view: (rows) => rows.map((row) => toProduct(row, reading)),
}));

/** Lists categories with a visible product, by name. */
export async function findCategories(
  queryable: Queryable,
  { at, language }: ShopReading,
): Promise<ShopCategory[]> {
  const rows = await queryable
    .select({
      category: shopCategories,
      products: sql<number>`count(*)::int`,
      picture: shopCategoryPictures.id,
    })
    .from(shopCategories)
    .leftJoin(shopCategoryPictures, eq(shopCategoryPictures.categoryId, shopCategories.id))
    .innerJoin(shopProducts, eq(shopProducts.categoryId, shopCategories.id))
    .where(and(isShown(at), hasDenomination))
    .groupBy(shopCategories.id, shopCategoryPictures.id)
    .orderBy(asc(shopCategories.slug))
    .limit(200);
  const categories = rows.map(({ category: { slug, name }, products, picture }) => ({
    slug,
    name: localizedIn(language, name),
    picture: picture && `/apis/category-pictures/${picture}`,
    products,
  }));
  return categories.toSorted((a, b) => a.name.text.localeCompare(b.name.text, language));
}

/** Returns one visible product with its denominations, or undefined if there is none with this slug. */
export async function findProduct(
  queryable: Queryable,
  slug: string,
  reading: ShopReading,
): Promise<ProductDetails | undefined> {
  const [row] = await selectProducts(queryable).where(
    and(eq(shopProducts.slug, slug), isShown(reading.at), hasDenomination),
  );
  if (!row) return undefined;
  const variants = await queryable
    .select()
    .from(shopVariants)
    .where(
      and(
        eq(shopVariants.productId, row.product.id),
        eq(shopVariants.active, true),
        gt(shopVariants.price, 0n),
      ),
    )
    .orderBy(asc(shopVariants.faceValue));
  return {
    ...toProduct(row, reading),
    description: localizedOrNull(reading.language, row.product.description),
    terms: localizedOrNull(reading.language, row.product.terms),
    variants: variants.map(({ id, faceValue, price, stock }) => ({
      id,
      faceValue: toWire(faceValue),
      price: toWire(price),
      left: Math.min(stock, maxQuantity),
    })),
  };
}

/** Returns the largest saving of all active denominations, in basis points. */
export function bestSaving(variants: { faceValue: bigint; price: bigint; active: boolean }[]): number {
  return Math.max(0, ...variants.filter(({ active }) => active).map(savingOf));
}
