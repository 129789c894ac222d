import { Trash2 } from "lucide-react";
import { Form, useSubmit } from "react-router";
import type { BasketLine, PricedBasket } from "#contract/shop/shop.ts";
import { maxQuantity } from "#contract/shop/shop-limits.ts";
import { AlertButton } from "~/components/form/alert-button";
import { EmptyState } from "~/components/states/empty-state";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { Money } from "~/components/ui/money";
import { Select } from "~/components/ui/select";
import { formatNumber, moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { CardPicture } from "../card-picture";
import { ShopText } from "../localized-text";
import { PriceFacts } from "../order-lines";
import { productPath, rewardsPath } from "../paths";
import { checkoutSearch } from "./view";

interface CartStepProps {
  basket: PricedBasket;
  isReady: boolean;
}

/** The first step: the items with their quantities, and the total. */
export function CartStep({ basket, isReady }: CartStepProps) {
  const t = useTranslation("shop");
  const language = useLanguage();
  const { lines, gone, currency, total, maximum } = basket;
  if (lines.length === 0 && gone.length === 0) {
    return (
      <Card>
        <EmptyState illustration="search" title={t("basketEmptyTitle")} text={t("basketEmptyText")}>
          <LocalizedLinkButton to={rewardsPath}>{t("toShop")}</LocalizedLinkButton>
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card title={t("step_cart")}>
        {gone.length > 0 && <UnavailableNote />}
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <CartLine key={line.variant} line={line} currency={currency} />
          ))}
        </ul>
      </Card>
      <Card title={t("price")}>
        <PriceFacts {...basket} />
        {total > maximum && (
          <div className="mt-4">
            <Alert tone="warning">
              {t("tooMuch", { maximum: moneyInText(maximum, currency, language) })}
            </Alert>
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {isReady && <LinkButton to={checkoutSearch("delivery")}>{t("toDelivery")}</LinkButton>}
          <LocalizedLinkButton variant="ghost" to={rewardsPath}>
            {t("goOnShopping")}
          </LocalizedLinkButton>
        </div>
      </Card>
    </div>
  );
}

function UnavailableNote() {
  const t = useTranslation("shop");
  return (
    <Form method="post" className="mb-4">
      <AlertButton tone="warning" title={t("gone")} intent="tidy" label={t("takeOut")} />
    </Form>
  );
}

function CartLine({ line, currency }: { line: BasketLine; currency: string }) {
  const t = useTranslation("shop");
  const language = useLanguage();
  const submit = useSubmit();
  const { variant, product, faceValue, quantity, total, left, problem } = line;
  const maximum = Math.max(quantity, Math.min(left, maxQuantity));
  const name = product.name.text;
  return (
    <li className="flex flex-wrap items-center gap-4 py-4 first:pt-0 last:pb-0">
      <CardPicture product={product} size="sm" />
      <div className="min-w-0 flex-1 basis-40">
        <LocalizedLink to={productPath(product.slug)} className="font-medium hover:underline">
          <ShopText text={product.name} />
        </LocalizedLink>
        <p suppressHydrationWarning className="text-sm text-muted">
          {t("worthOf", { worth: moneyInText(faceValue, currency, language) })}
        </p>
        {problem && (
          <p className="text-sm text-danger">
            {problem === "sold_out" ? t("soldOut") : t("tooFew", { count: left })}
          </p>
        )}
      </div>
      <Form
        method="post"
        preventScrollReset
        className="flex items-center gap-2"
        onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
      >
        <input type="hidden" name="intent" value="set" />
        <input type="hidden" name="variant" value={variant} />
        <Select
          name="quantity"
          aria-label={t("quantityOf", { name })}
          key={quantity}
          defaultValue={String(quantity)}
          options={Array.from({ length: maximum }, (_, index) => ({
            value: String(index + 1),
            label: formatNumber(index + 1, language),
          }))}
          className="w-20"
        />
        <noscript>
          <Button type="submit" size="sm" variant="outline">
            {t("update")}
          </Button>
        </noscript>
      </Form>
      <Money amount={total} currency={currency} className="min-w-20 text-end font-medium" />
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="set" />
        <input type="hidden" name="variant" value={variant} />
        <input type="hidden" name="quantity" value="0" />
        <Button type="submit" size="sm" variant="ghost" aria-label={t("remove", { name })}>
          <Trash2 aria-hidden className="size-4.5" />
        </Button>
      </Form>
    </li>
  );
}
