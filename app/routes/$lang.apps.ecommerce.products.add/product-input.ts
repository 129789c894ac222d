import type { AdminProductDetails } from "#contract/shop/admin-shop-products.ts";
import { maxVariants } from "#contract/shop/shop-limits.ts";
import { formatAmountInput } from "~/i18n/typed-text";

/** The text of each field in the form, by the field's name. */
export type ProductInput = Partial<Record<string, string>>;

export const textParts = ["name", "description", "terms"] as const;
export const languagesOfTexts = ["en", "fr", "ar"] as const;
const emptyRows = 2;

/** The fields of each denomination's row. */
export const rowFields = ["id", "face", "price", "cost", "active"] as const;

/** All fields of the form. */
export const productFields = [
  "id",
  "sku",
  "kind",
  "store",
  "category",
  "state",
  "publishAt",
  "barcode",
  "tags",
  ...textParts.flatMap((part) => languagesOfTexts.map((language) => `${part}-${language}`)),
  ...Array.from({ length: maxVariants }, (_, row) => rowFields.map((field) => `v${row}-${field}`)).flat(),
];

/** Returns the number of rows in the form: one for each denomination, and two empty rows. */
export function rowCount(input: ProductInput): number {
  const filledRows = Array.from({ length: maxVariants }, (_, row) => row).filter(
    (row) => input[`v${row}-face`],
  );
  return Math.min(maxVariants, (filledRows.at(-1) ?? -1) + 1 + emptyRows);
}

/** Returns the texts of the form's fields for a product, with amounts in the user's number format. */
export function productInput(product: AdminProductDetails, language: string): ProductInput {
  const { sku, kind, store, category, state, publishAt, barcode, tags, currency, variants } = product;
  const input: ProductInput = { sku, kind, store: store.slug, category: category.slug, state };
  if (barcode) input.barcode = barcode;
  input.tags = tags.join("\n");
  if (state === "scheduled" && publishAt) input.publishAt = publishAt.slice(0, 16);
  for (const part of textParts)
    for (const written of languagesOfTexts) input[`${part}-${written}`] = product[part][written] ?? "";
  for (const [row, { id, faceValue, price, cost, active }] of variants.slice(0, maxVariants).entries()) {
    input[`v${row}-id`] = id;
    input[`v${row}-face`] = formatAmountInput(faceValue, currency, language);
    input[`v${row}-price`] = formatAmountInput(price, currency, language);
    input[`v${row}-cost`] = formatAmountInput(cost, currency, language);
    if (active) input[`v${row}-active`] = "on";
  }
  return input;
}
