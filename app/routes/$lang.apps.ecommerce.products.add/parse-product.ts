import type { z } from "zod";
import { parseAmount } from "#contract/money/amount.ts";
import { createProduct } from "#contract/shop/admin-shop-products.ts";
import { maxVariants, productKinds, productStates } from "#contract/shop/shop-limits.ts";
import type { TextByLanguage } from "#contract/text/text.ts";
import type { ProductInput } from "./product-input";
import { splitTags } from "./split-tags";

export type ProductBody = z.input<(typeof createProduct)["body"]>;
const rules = ["sku", "name", "barcode", "tags"] as const;
export type ProductFieldProblem = "required" | "amount" | "moment" | "long" | (typeof rules)[number];

interface ReadResult {
  body: ProductBody;
  /** The fields that can't be parsed, with the reasons. */
  problems: Record<string, ProductFieldProblem>;
  /** For each denomination, the index of its row in the form. */
  rows: number[];
}

/** Parses the fields of a product. The provider checks the product against existing data. */
export function parseProduct(
  typed: ProductInput,
  { currency, language }: { currency: string; language: string },
): ReadResult {
  const problems: Record<string, ProductFieldProblem> = {};
  const text = (name: string) => typed[name]?.trim() ?? "";

  function readRequired(name: string): string {
    if (text(name) === "") problems[name] = "required";
    return text(name);
  }
  function readTexts(part: string): TextByLanguage {
    const [fr, ar] = [text(`${part}-fr`), text(`${part}-ar`)];
    return { en: text(`${part}-en`), ...(fr && { fr }), ...(ar && { ar }) };
  }
  function parseAmountField(name: string): number {
    const parsed = parseAmount(text(name), currency, language);
    if (parsed.ok && parsed.amount > 0) return parsed.amount;
    problems[name] = text(name) === "" ? "required" : "amount";
    return 1;
  }
  function parsePublishAt(): string | null {
    if (text("publishAt") === "") return null;
    const date = new Date(`${text("publishAt")}Z`);
    if (!Number.isNaN(date.getTime())) return date.toISOString();
    problems.publishAt = "moment";
    return null;
  }

  const rows = Array.from({ length: maxVariants }, (_, row) => row).filter((row) =>
    ["face", "price", "cost"].some((field) => text(`v${row}-${field}`) !== ""),
  );
  readRequired("name-en");
  const body: ProductBody = {
    name: readTexts("name"),
    sku: readRequired("sku").toUpperCase(),
    kind: productKinds.find((kind) => kind === text("kind")) ?? "gift_card",
    store: readRequired("store"),
    category: readRequired("category"),
    description: readTexts("description"),
    terms: readTexts("terms"),
    barcode: text("barcode").replace(/[\s-]/g, "") || null,
    tags: splitTags(text("tags")),
    state: productStates.find((state) => state === text("state")) ?? "draft",
    publishAt: parsePublishAt(),
    variants: rows.map((row) => ({
      ...(text(`v${row}-id`) && { id: text(`v${row}-id`) }),
      faceValue: parseAmountField(`v${row}-face`),
      price: parseAmountField(`v${row}-price`),
      cost: parseAmountField(`v${row}-cost`),
      active: text(`v${row}-active`) === "on",
    })),
  };
  for (const { path } of createProduct.body.safeParse(body).error?.issues ?? [])
    problems[fieldName(path.join("."), rows)] ??= rules.find((rule) => rule === path[0]) ?? "long";
  return { body, problems, rows };
}

const parts: Partial<Record<string, string>> = { faceValue: "face", price: "price", cost: "cost" };

/**
 * Returns the form field for an input of the provider: `variants.1.price` is the price in the second row that
 * isn't empty.
 */
export function fieldName(input: string, rows: number[]): string {
  const [, index, part = ""] = /^variants\.(\d+)\.(\w+)$/.exec(input) ?? [];
  const row = index === undefined ? undefined : rows[Number(index)];
  if (row !== undefined && parts[part]) return `v${row}-${parts[part]}`;
  if (input.startsWith("tags")) return "tags";
  if (input === "variants") return `v${rows[0] ?? 0}-face`;
  return input.replace(".", "-");
}
