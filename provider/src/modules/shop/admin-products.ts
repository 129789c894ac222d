import { and, asc, eq, isNull, not, or, sql, type SQL } from "drizzle-orm";
import {
  adminListProducts,
  type AdminProduct,
  type AdminVariant,
  type AdminProductDetails,
} from "#contract/shop/admin-shop-products.ts";
import type { ProductState } from "#contract/shop/shop-limits.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { amongIds, isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByTime } from "../../database/queries/keyset-order.ts";
import { storeColumns } from "../../database/queries/named-columns.ts";
import {
  shopCategories,
  shopProductPictures,
  shopProducts,
  shopVariants,
} from "../../database/schema/shop-schema.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { containing, foldedContaining } from "../../database/queries/text-search.ts";
import { toWire } from "../../money.ts";
import { productPicture } from "./product-picture.ts";
import { inCategory, isCategoryShown, hasTagLike } from "./products.ts";

interface ProductContext {
  at: Date;
  currency: string;
}

/** Products with fewer codes than this count as low on stock. */
const lowStock = 5;

const stock = sql<number>`(
  select coalesce(sum(stock), 0)::int from ${shopVariants}
  where ${shopVariants.productId} = ${shopProducts.id} and ${shopVariants.active})`;
const fromPrice = sql<bigint | null>`(
  select min(price)::text from ${shopVariants}
  where ${shopVariants.productId} = ${shopProducts.id} and ${shopVariants.active})`;

function selectProducts(queryable: Queryable) {
  return queryable
    .select({
      product: shopProducts,
      picture: shopProductPictures.id,
      store: storeColumns,
      category: { slug: shopCategories.slug, name: shopCategories.name },
      stock,
      fromPrice,
    })
    .from(shopProducts)
    .innerJoin(stores, eq(stores.id, shopProducts.storeId))
    .innerJoin(shopCategories, eq(shopCategories.id, shopProducts.categoryId))
    .leftJoin(shopProductPictures, eq(shopProductPictures.productId, shopProducts.id));
}
type AdminProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

function toAdminProduct(
  { product, store, category, ...row }: AdminProductRow,
  { at, currency }: ProductContext,
): AdminProduct {
  const { id, slug, sku, kind, name, barcode, tags, version } = product;
  const state = product.state === "published" && product.publishAt > at ? "scheduled" : product.state;
  return {
    id,
    slug,
    sku,
    kind,
    name,
    picture: productPicture(row.picture),
    store,
    category,
    state,
    barcode,
    tags,
    version,
    currency,
    publishAt: product.state === "published" ? product.publishAt.toISOString() : null,
    stock: row.stock,
    fromPrice: row.fromPrice === null ? null : toWire(BigInt(row.fromPrice)),
    createdAt: product.createdAt.toISOString(),
  };
}

function inState(state: ProductState, at: Date): SQL | undefined {
  const isLater = sql`${shopProducts.publishAt} > ${at.toISOString()}::timestamptz`;
  if (state === "scheduled") return and(eq(shopProducts.state, "published"), isLater);
  return and(eq(shopProducts.state, state), state === "published" ? not(isLater) : undefined);
}

const stockConditions = {
  in: sql`${stock} > 0`,
  low: sql`${stock} < ${lowStock}`,
  out: sql`${stock} = 0`,
};

/** All products that haven't been removed. */
export const adminProductList = keysetList(adminListProducts, (reading: ProductContext) => ({
  select: selectProducts,
  count: (rows) =>
    rows
      .from(shopProducts)
      .innerJoin(stores, eq(stores.id, shopProducts.storeId))
      .innerJoin(shopCategories, eq(shopCategories.id, shopProducts.categoryId)),
  where: ({ state, kind, category, stock: stockFilter, q, ids }) =>
    and(
      isNull(shopProducts.removedAt),
      amongIds(shopProducts.id, ids),
      state ? or(...[state].flat().map((one) => inState(one, reading.at))) : undefined,
      kind ? eq(shopProducts.kind, kind) : undefined,
      category ? inCategory(category) : undefined,
      stockFilter ? stockConditions[stockFilter] : undefined,
      or(
        foldedContaining(q, shopProducts.searchName),
        containing(q, [shopProducts.sku, shopProducts.barcode]),
        hasTagLike(q),
        foldedContaining(q, stores.searchName),
      ),
    ),
  order: ({ order }) =>
    orderByTime(
      { time: shopProducts.createdAt, id: shopProducts.id },
      order,
      ({ product }: AdminProductRow) => [product.createdAt, product.id],
    ),
  view: (rows) => rows.map((row) => toAdminProduct(row, reading)),
}));

/** Returns one product with its denominations. Includes removed products, so that a removal can be undone. */
export async function findAdminProduct(
  queryable: Queryable,
  id: string,
  reading: ProductContext,
): Promise<AdminProductDetails | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectProducts(queryable).where(eq(shopProducts.id, id));
  if (!row) return undefined;
  const { description, terms } = row.product;
  return {
    ...toAdminProduct(row, reading),
    description,
    terms,
    variants: await findVariants(queryable, id),
  };
}

async function findVariants(queryable: Queryable, productId: string): Promise<AdminVariant[]> {
  const rows = await queryable
    .select({
      variant: shopVariants,
      sold: sql<number>`(select coalesce(sum(line.quantity), 0)::int from shop_order_lines line
        join shop_orders placed on placed.id = line.order_id and placed.state in ('placed', 'delivered')
        where line.variant_id = shop_variants.id)`,
    })
    .from(shopVariants)
    .where(eq(shopVariants.productId, productId))
    .orderBy(asc(shopVariants.faceValue));
  return rows.map(({ variant: { id, faceValue, price, cost, active, stock }, sold }) => ({
    id,
    faceValue: toWire(faceValue),
    price: toWire(price),
    cost: toWire(cost),
    active,
    stock,
    sold,
  }));
}

/** Returns the stores and categories that a product can belong to, by name. */
export async function findChoices(queryable: Queryable, at: Date) {
  const [storeRows, categories] = await Promise.all([
    queryable.select(storeColumns).from(stores).orderBy(asc(stores.searchName)).limit(1_000),
    queryable
      .select({
        slug: shopCategories.slug,
        name: shopCategories.name,
        // The table's name is written out, because Drizzle omits it in a query of a single table.
        isShown: isCategoryShown(sql`shop_categories.id`, at),
      })
      .from(shopCategories)
      .orderBy(asc(shopCategories.slug))
      .limit(200),
  ]);
  return { stores: storeRows, categories };
}
