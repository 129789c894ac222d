import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { orderStates, productKinds } from "#contract/shop/shop-limits.ts";
import type { TextByLanguage } from "#contract/text/text.ts";
import { bytes, idOf, instant, minorUnits, trigrams } from "./columns.ts";
import { users } from "./schema.ts";
import { stores } from "./store-schema.ts";
import { foldedText } from "../queries/text-search.ts";

export const shopCategories = pgTable("shop_categories", (t) => ({
  id: t.uuid("id").primaryKey(),
  slug: t.text("slug").notNull().unique(),
  name: t.jsonb("name").$type<TextByLanguage>().notNull(),
  /** The parent category. A category that has a parent can't be a parent itself. */
  parentId: t.uuid("parent_id").references((): AnyPgColumn => shopCategories.id),
  /** An unpublished category is hidden together with its children. */
  state: t
    .text("state", { enum: ["published", "inactive"] })
    .notNull()
    .default("published"),
  /** The time from which a published category is visible; `null` means immediately. */
  publishAt: instant("publish_at"),
  version: t.integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
}));

/** Categories' pictures, re-encoded as square WebP that contains only the pixels of the uploaded file. */
export const shopCategoryPictures = pgTable("shop_category_pictures", (t) => ({
  categoryId: t
    .uuid("category_id")
    .primaryKey()
    .references(() => shopCategories.id),
  /** New for every picture, so that the content at an address never changes. */
  id: t.uuid("id").notNull().unique(),
  content: bytes("content").notNull(),
  createdAt: instant("created_at").notNull(),
}));

/** A gift card or voucher of a store. The codes of its denominations are sold. */
export const shopProducts = pgTable(
  "shop_products",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    slug: t.text("slug").notNull().unique(),
    sku: t.text("sku").notNull().unique(),
    kind: t.text("kind", { enum: productKinds }).notNull(),
    storeId: idOf("store_id", () => stores.id),
    categoryId: idOf("category_id", () => shopCategories.id),
    name: t.jsonb("name").$type<TextByLanguage>().notNull(),
    /** The names, normalized for searching and sorting. */
    searchName: t
      .text("search_name")
      .notNull()
      .generatedAlwaysAs(
        foldedText(
          sql`("name"->>'en') || ' ' || coalesce("name"->>'fr', '') || ' ' || coalesce("name"->>'ar', '')`,
        ),
      ),
    /** Markdown. */
    description: t.jsonb("description").$type<TextByLanguage>().notNull(),
    terms: t.jsonb("terms").$type<TextByLanguage>().notNull(),
    /** EAN or UPC, as printed on the card in shops. */
    barcode: t.text("barcode"),
    /** Additional search terms. */
    tags: t.jsonb("tags").$type<string[]>().notNull().default([]),
    state: t.text("state", { enum: ["draft", "published", "inactive"] }).notNull(),
    /** The time from which a published product is visible. */
    publishAt: instant("publish_at").notNull(),
    /** The largest saving of a denomination in basis points, written together with the denominations. */
    bestSaving: t.integer("best_saving").notNull().default(0),
    version: t.integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    /** Removed from all lists, but old orders still refer to it. */
    removedAt: instant("removed_at"),
  }),
  (table) => [
    index("shop_products_newest").on(table.createdAt, table.id),
    index("shop_products_by_name").on(table.searchName, table.id),
    index("shop_products_category").on(table.categoryId),
  ],
);

/** A product's own picture. Products without one are shown as a card with the store's logo. */
export const shopProductPictures = pgTable("shop_product_pictures", (t) => ({
  productId: t
    .uuid("product_id")
    .primaryKey()
    .references(() => shopProducts.id),
  /** New for every picture, so that the content at an address never changes. */
  id: t.uuid("id").notNull().unique(),
  content: bytes("content").notNull(),
  createdAt: instant("created_at").notNull(),
}));

/**
 * A denomination of a product. Every change of its codes locks this row, so that `stock` always equals the
 * number of available codes.
 */
export const shopVariants = pgTable(
  "shop_variants",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    productId: idOf("product_id", () => shopProducts.id),
    faceValue: minorUnits("face_value").notNull(),
    price: minorUnits("price").notNull(),
    /** Purchase price of a code. */
    cost: minorUnits("cost").notNull(),
    active: t.boolean("active").notNull().default(true),
    stock: t.integer("stock").notNull().default(0),
  }),
  (table) => [
    unique("shop_variants_once").on(table.productId, table.faceValue),
    check("shop_variants_stock", sql`${table.stock} >= 0`),
    check(
      "shop_variants_amounts",
      sql`${table.price} > 0 and ${table.price} <= ${table.faceValue} and ${table.cost} > 0 and ${table.cost} <= ${table.faceValue}`,
    ),
  ],
);

export const shopOrders = pgTable(
  "shop_orders",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    reference: t.text("reference").notNull().unique(),
    userId: idOf("user_id", () => users.id),
    currency: t.text("currency").notNull(),
    total: minorUnits("total").notNull(),
    faceTotal: minorUnits("face_total").notNull(),
    /** Purchase price of all codes in the order. */
    cost: minorUnits("cost").notNull(),
    state: t.text("state", { enum: orderStates }).notNull(),
    decidedBy: t.uuid("decided_by").references(() => users.id),
    /** The number of admins who must approve the delivery, if the order waits for approval. */
    requiredApprovals: t.integer("required_approvals").notNull().default(1),
    reason: t.text("reason"),
    placedAt: instant("placed_at").notNull(),
    deliveredAt: instant("delivered_at"),
    /** When the buyer first saw the codes. */
    shownAt: instant("shown_at"),
    settledAt: instant("settled_at"),
    /** The reason for a requested refund that another admin must approve. */
    refundReason: t.text("refund_reason"),
  }),
  (table) => [
    unique("shop_orders_member").on(table.id, table.userId),
    index("shop_orders_user").on(table.userId, table.placedAt, table.id),
    index("shop_orders_search").using("gin", trigrams(table.reference)),
    index("shop_orders_placed").on(table.placedAt, table.id),
    index("shop_orders_state").on(table.state, table.placedAt, table.id),
    check("shop_orders_total", sql`${table.total} > 0 and ${table.total} <= ${table.faceTotal}`),
    check("shop_orders_decider", sql`${table.decidedBy} is null or ${table.decidedBy} <> ${table.userId}`),
    check(
      "shop_orders_reason",
      sql`${table.state} not in ('failed', 'refunded') or ${table.reason} is not null`,
    ),
    check("shop_orders_shown", sql`${table.shownAt} is null or ${table.deliveredAt} is not null`),
  ],
);

/** Totals of a member's orders, maintained by a trigger on `shop_orders`. */
export const shopCustomers = pgTable(
  "shop_customers",
  (t) => ({
    userId: t
      .uuid("user_id")
      .primaryKey()
      .references(() => users.id),
    orders: t.integer("orders").notNull(),
    /** The total amount, excluding failed and refunded orders. */
    spent: minorUnits("spent").notNull(),
    lastOrderAt: instant("last_order_at").notNull(),
  }),
  (table) => [
    index("shop_customers_last").on(table.lastOrderAt, table.userId),
    index("shop_customers_spent").on(table.spent, table.userId),
    index("shop_customers_orders").on(sql`(${table.orders}::bigint)`, table.userId),
    check("shop_customers_sums", sql`${table.orders} > 0 and ${table.spent} >= 0`),
  ],
);

/** The purchased products, as they were when the order was placed. */
export const shopOrderLines = pgTable(
  "shop_order_lines",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    orderId: idOf("order_id", () => shopOrders.id),
    variantId: idOf("variant_id", () => shopVariants.id),
    position: t.integer("position").notNull(),
    productName: t.jsonb("product_name").$type<TextByLanguage>().notNull(),
    faceValue: minorUnits("face_value").notNull(),
    price: minorUnits("price").notNull(),
    cost: minorUnits("cost").notNull(),
    quantity: t.integer("quantity").notNull(),
  }),
  (table) => [
    index("shop_order_lines_order").on(table.orderId, table.position),
    index("shop_order_lines_variant").on(table.variantId),
    check("shop_order_lines_quantity", sql`${table.quantity} between 1 and 10`),
  ],
);

/** A code is sold to one line of one order (M12). `void`: it was shown to a buyer who got a refund. */
export const shopCodes = pgTable(
  "shop_codes",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    variantId: idOf("variant_id", () => shopVariants.id),
    /** AES-256-GCM, bound to id and denomination. */
    ciphertext: t.text("ciphertext").notNull(),
    /** Keyed hash, to find duplicates without decrypting. */
    fingerprint: t.text("fingerprint").notNull(),
    state: t
      .text("state", { enum: ["available", "sold", "void"] })
      .notNull()
      .default("available"),
    lineId: t.uuid("line_id").references(() => shopOrderLines.id),
    createdAt: instant("created_at").notNull(),
  }),
  (table) => [
    uniqueIndex("shop_codes_once").on(table.fingerprint),
    index("shop_codes_available")
      .on(table.variantId, table.createdAt, table.id)
      .where(sql`${table.state} = 'available'`),
    index("shop_codes_line").on(table.lineId),
    check("shop_codes_sold", sql`(${table.state} = 'available') = (${table.lineId} is null)`),
  ],
);

/**
 * Creates a table of approvals for one step of an order. Rows contain the buyer, so that the database can
 * refuse a self-approval (M6).
 */
function orderApprovals(name: string) {
  return pgTable(
    name,
    (t) => ({
      orderId: t.uuid("order_id").notNull(),
      memberId: t.uuid("member_id").notNull(),
      adminId: idOf("admin_id", () => users.id),
      createdAt: instant("created_at").notNull(),
    }),
    (table) => [
      primaryKey({ columns: [table.orderId, table.adminId] }),
      foreignKey({
        columns: [table.orderId, table.memberId],
        foreignColumns: [shopOrders.id, shopOrders.userId],
      }),
      check(`${name}_other`, sql`${table.adminId} <> ${table.memberId}`),
    ],
  );
}
export const shopRefundApprovals = orderApprovals("shop_refund_approvals");
export const shopDeliveryApprovals = orderApprovals("shop_delivery_approvals");
