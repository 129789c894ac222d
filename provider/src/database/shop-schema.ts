import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { orderStates, productKinds } from "#contract/shop-limits.ts";
import type { TextByLanguage } from "#contract/text.ts";
import { idOf, instant, minorUnits } from "./columns.ts";
import { users } from "./schema.ts";
import { stores } from "./store-schema.ts";
import { folded } from "./text-search.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

export const shopCategories = pgTable("shop_categories", {
  id: uuid("id").primaryKey(),
  slug: text("slug").notNull().unique(),
  name: jsonb("name").$type<TextByLanguage>().notNull(),
  /** What it stands below, which itself stands below nothing. */
  parentId: uuid("parent_id").references((): AnyPgColumn => shopCategories.id),
  /** What is not published is not shown, nor is what stands below it. */
  state: text("state", { enum: ["published", "inactive"] })
    .notNull()
    .default("published"),
  /** Published, it is shown from then on; null: at once. */
  publishAt: instant("publish_at"),
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** Categories' pictures as we drew them anew: WebP, square, nothing of the file that was sent but its pixels. */
export const shopCategoryPictures = pgTable("shop_category_pictures", {
  categoryId: uuid("category_id")
    .primaryKey()
    .references(() => shopCategories.id),
  /** New with every picture: what stands at its address never changes. */
  id: uuid("id").notNull().unique(),
  content: bytes("content").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** A gift card or voucher of a store; what it sells are the codes of its denominations. */
export const shopProducts = pgTable(
  "shop_products",
  {
    id: uuid("id").primaryKey(),
    slug: text("slug").notNull().unique(),
    sku: text("sku").notNull().unique(),
    kind: text("kind", { enum: productKinds }).notNull(),
    storeId: idOf("store_id", () => stores.id),
    categoryId: idOf("category_id", () => shopCategories.id),
    name: jsonb("name").$type<TextByLanguage>().notNull(),
    /** The names as they are searched for and sorted by. */
    searchName: text("search_name")
      .notNull()
      .generatedAlwaysAs(
        folded(
          sql`("name"->>'en') || ' ' || coalesce("name"->>'fr', '') || ' ' || coalesce("name"->>'ar', '')`,
        ),
      ),
    /** Markdown. */
    description: jsonb("description").$type<TextByLanguage>().notNull(),
    terms: jsonb("terms").$type<TextByLanguage>().notNull(),
    /** EAN or UPC, as printed on the card a store sells over the counter. */
    barcode: text("barcode"),
    /** Words it is found by, too. */
    tags: jsonb("tags").$type<string[]>().notNull().default([]),
    state: text("state", { enum: ["draft", "published", "inactive"] }).notNull(),
    /** Published, it is shown from then on. */
    publishAt: instant("publish_at").notNull(),
    /** The most a denomination saves, in basis points; written with the denominations. */
    bestSaving: integer("best_saving").notNull().default(0),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    /** Removed: in no list, but old orders still name it. */
    removedAt: instant("removed_at"),
  },
  (table) => [
    index("shop_products_newest").on(table.createdAt, table.id),
    index("shop_products_by_name").on(table.searchName, table.id),
    index("shop_products_category").on(table.categoryId),
  ],
);

/** What a product is shown with, where it is not the store's mark on a card. */
export const shopProductPictures = pgTable("shop_product_pictures", {
  productId: uuid("product_id")
    .primaryKey()
    .references(() => shopProducts.id),
  /** New with every picture: what stands at its address never changes. */
  id: uuid("id").notNull().unique(),
  content: bytes("content").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** A denomination. Its row is locked for whatever changes its codes, so that `stock` is their number. */
export const shopVariants = pgTable(
  "shop_variants",
  {
    id: uuid("id").primaryKey(),
    productId: idOf("product_id", () => shopProducts.id),
    faceValue: minorUnits("face_value").notNull(),
    price: minorUnits("price").notNull(),
    /** What a code costs us. */
    cost: minorUnits("cost").notNull(),
    active: boolean("active").notNull().default(true),
    stock: integer("stock").notNull().default(0),
  },
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
  {
    id: uuid("id").primaryKey(),
    reference: text("reference").notNull().unique(),
    userId: idOf("user_id", () => users.id),
    currency: text("currency").notNull(),
    total: minorUnits("total").notNull(),
    faceTotal: minorUnits("face_total").notNull(),
    /** What the codes cost us. */
    cost: minorUnits("cost").notNull(),
    state: text("state", { enum: orderStates }).notNull(),
    decidedBy: uuid("decided_by").references(() => users.id),
    reason: text("reason"),
    placedAt: instant("placed_at").notNull(),
    deliveredAt: instant("delivered_at"),
    /** When the buyer first looked at the codes. */
    shownAt: instant("shown_at"),
    settledAt: instant("settled_at"),
    /** Why an admin wants it refunded, while another has yet to agree. */
    refundReason: text("refund_reason"),
  },
  (table) => [
    unique("shop_orders_member").on(table.id, table.userId),
    index("shop_orders_user").on(table.userId, table.placedAt, table.id),
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

/** What a member's orders come to. Kept up by a trigger of `shop_orders`, whoever writes them. */
export const shopCustomers = pgTable(
  "shop_customers",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id),
    orders: integer("orders").notNull(),
    /** Of those that neither failed nor were refunded. */
    spent: minorUnits("spent").notNull(),
    lastOrderAt: instant("last_order_at").notNull(),
  },
  (table) => [
    index("shop_customers_last").on(table.lastOrderAt, table.userId),
    index("shop_customers_spent").on(table.spent, table.userId),
    index("shop_customers_orders").on(sql`(${table.orders}::bigint)`, table.userId),
    check("shop_customers_sums", sql`${table.orders} > 0 and ${table.spent} >= 0`),
  ],
);

/** What was bought, as it stood then. */
export const shopOrderLines = pgTable(
  "shop_order_lines",
  {
    id: uuid("id").primaryKey(),
    orderId: idOf("order_id", () => shopOrders.id),
    variantId: idOf("variant_id", () => shopVariants.id),
    position: integer("position").notNull(),
    productName: jsonb("product_name").$type<TextByLanguage>().notNull(),
    faceValue: minorUnits("face_value").notNull(),
    price: minorUnits("price").notNull(),
    cost: minorUnits("cost").notNull(),
    quantity: integer("quantity").notNull(),
  },
  (table) => [
    index("shop_order_lines_order").on(table.orderId, table.position),
    index("shop_order_lines_variant").on(table.variantId),
    check("shop_order_lines_quantity", sql`${table.quantity} between 1 and 10`),
  ],
);

/** A code is sold to one line of one order (M12); `void`: shown to somebody who got the money back. */
export const shopCodes = pgTable(
  "shop_codes",
  {
    id: uuid("id").primaryKey(),
    variantId: idOf("variant_id", () => shopVariants.id),
    /** AES-256-GCM, bound to id and denomination. */
    ciphertext: text("ciphertext").notNull(),
    /** Keyed hash: finds a code that is there already without opening any. */
    fingerprint: text("fingerprint").notNull(),
    state: text("state", { enum: ["available", "sold", "void"] })
      .notNull()
      .default("available"),
    lineId: uuid("line_id").references(() => shopOrderLines.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("shop_codes_once").on(table.fingerprint),
    index("shop_codes_available")
      .on(table.variantId, table.createdAt, table.id)
      .where(sql`${table.state} = 'available'`),
    index("shop_codes_line").on(table.lineId),
    check("shop_codes_sold", sql`(${table.state} = 'available') = (${table.lineId} is null)`),
  ],
);

/** Who agreed to a refund. The buyer stands here too so that the database itself refuses their own word. */
export const shopRefundApprovals = pgTable(
  "shop_refund_approvals",
  {
    orderId: uuid("order_id").notNull(),
    memberId: uuid("member_id").notNull(),
    adminId: idOf("admin_id", () => users.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.adminId] }),
    foreignKey({
      columns: [table.orderId, table.memberId],
      foreignColumns: [shopOrders.id, shopOrders.userId],
    }),
    check("shop_refund_approvals_other", sql`${table.adminId} <> ${table.memberId}`),
  ],
);
