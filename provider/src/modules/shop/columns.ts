import type { DaySpan } from "#contract/overview/admin-overview.ts";
import type { ListedCategory } from "#contract/shop/admin-shop-categories.ts";
import type { AdminOrder } from "#contract/shop/admin-shop-orders.ts";
import type { AdminProduct } from "#contract/shop/admin-shop-products.ts";
import type { Column } from "../../csv/write.ts";

/** Columns of the CSV file of products. It contains no codes. */
export const productColumns: Column<AdminProduct>[] = [
  { header: "sku", cell: ({ sku }) => sku },
  { header: "barcode", cell: ({ barcode }) => barcode },
  { header: "name", cell: ({ name }) => name.en },
  { header: "kind", cell: ({ kind }) => kind },
  { header: "store", cell: ({ store }) => store.name },
  { header: "category", cell: ({ category }) => category.name.en },
  { header: "tags", cell: ({ tags }) => tags.join("; ") },
  { header: "state", cell: ({ state }) => state },
  { header: "starts", time: ({ publishAt }) => publishAt },
  { header: "stock", cell: ({ stock }) => stock },
  { header: "currency", cell: ({ currency }) => currency },
  {
    header: "fromPrice",
    cell: ({ fromPrice, currency }) => (fromPrice === null ? null : { amount: fromPrice, currency }),
  },
];

/** Columns of the CSV file of orders. It contains no codes. */
export const orderColumns: Column<AdminOrder>[] = [
  { header: "reference", cell: ({ reference }) => reference },
  { header: "state", cell: ({ state }) => state },
  { header: "ordered", time: ({ placedAt }) => placedAt },
  { header: "name", cell: ({ buyer }) => buyer.name },
  { header: "eMail", cell: ({ buyer }) => buyer.email },
  {
    header: "purchase",
    cell: ({ lines }) =>
      lines.map(({ quantity, product }) => `${quantity} × ${product.name.text}`).join("; "),
  },
  { header: "currency", cell: ({ currency }) => currency },
  { header: "amount", cell: ({ total, currency }) => ({ amount: total, currency }) },
  { header: "faceValue", cell: ({ faceTotal, currency }) => ({ amount: faceTotal, currency }) },
  { header: "reason", cell: ({ reason }) => reason },
];

/** Columns of the CSV file of categories, with the sales of the period. */
export const categoryColumns: Column<ListedCategory & { period: DaySpan }>[] = [
  { header: "category", cell: ({ slug }) => slug },
  { header: "name", cell: ({ name }) => name.en },
  { header: "parent", cell: ({ parent }) => parent },
  { header: "state", cell: ({ state }) => state },
  { header: "starts", time: ({ publishAt }) => publishAt },
  { header: "products", cell: ({ products }) => products },
  { header: "from", day: ({ period }) => period.from },
  { header: "until", day: ({ period }) => period.to },
  { header: "currency", cell: ({ currency }) => currency },
  { header: "sales", cell: ({ sales, currency }) => ({ amount: sales, currency }) },
];
