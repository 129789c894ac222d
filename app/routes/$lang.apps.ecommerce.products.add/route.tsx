import { randomUUID } from "node:crypto";
import { Form, type ShouldRevalidateFunctionArgs } from "react-router";
import {
  adminGetProduct,
  adminProductChoices,
  type AdminProductDetails,
} from "#contract/shop/admin-shop-products.ts";
import { readForm } from "~/components/form/read-form.server";
import { SubmitButton } from "~/components/form/submit-button";
import { Alert } from "~/components/ui/alert";
import { LinkButton } from "~/components/ui/link-button";
import { ProductBadge } from "~/features/shop-admin/product-badge";
import { ShopTabs } from "~/features/shop-admin/shop-tabs";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { useTranslation } from "~/i18n/use-translation";
import { parseIdParam } from "~/navigation/parse-id-param.server";
import { pictureAddress } from "~/provider-client/picture-address.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { hasPermission } from "~/session/has-permission.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { addCodes } from "./add-codes.server";
import { changePicture } from "./change-picture.server";
import { CodesForm } from "./codes-form";
import { discardDraft, saveDraft, loadDraft } from "./draft.server";
import { DraftNotice } from "./draft-notice";
import { PictureForm } from "./picture-form";
import { ProductForm } from "./product-form";
import { productInput } from "./product-input";
import { saveProduct } from "./save-product.server";
import { handleAction } from "./handle-action.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("leave", "product-draft", "shop-admin");

function idOf(url: URL): string | null {
  const productId = url.searchParams.get("id");
  return productId === null ? null : parseIdParam(productId);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const productId = idOf(url);
  const [choices, product, draft] = await Promise.all([
    provider.call(adminProductChoices),
    productId ? provider.call(adminGetProduct, { params: { id: productId } }) : null,
    hasPermission(context, "shop.write") ? loadDraft(provider, productId) : null,
  ]);
  const savedInput = product
    ? productInput(product.data, getLocale(context))
    : { state: "draft", kind: "gift_card" };
  return {
    choices: choices.data,
    product: product?.data ?? null,
    picture: pictureAddress(product?.data.picture ?? null),
    initial: draft?.fields ?? savedInput,
    draft: draft && { revision: draft.revision, savedAt: draft.savedAt },
    isRemoving: url.searchParams.get("confirm") === "remove",
    keys: { product: randomUUID(), codes: randomUUID() },
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const input = { context, request, url, form: await readForm(request) };
  switch (input.form.get("intent")) {
    case "save":
      return saveProduct(input);
    case "draft":
      return saveDraft(input, idOf(url));
    case "discard-draft":
      return discardDraft(input, idOf(url));
    case "codes":
      return addCodes(input);
    case "picture":
    case "remove-picture":
      return changePicture(input, draftAddress(url));
    case "duplicate":
    case "remove":
      return handleAction(input, draftAddress(url));
    default:
      throw new Response(null, { status: 400 });
  }
}

function draftAddress(url: URL): string {
  const product = idOf(url);
  if (product) return product;
  throw new Response(null, { status: 400 });
}

/** Saving a draft doesn't change the page's data. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get("intent") === "draft" ? false : defaultShouldRevalidate;
}

/** The forms that create a product, or edit a product and its codes. */
export default function ProductEditor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("shop-admin");
  const { product, picture, choices, initial, draft, isRemoving, keys } = loaderData;
  const resultOf = (form: "product" | "codes" | "picture") =>
    actionData?.form === form ? actionData.result : undefined;
  return (
    <Screen
      title={product ? product.name.en : t("addProduct")}
      subtitle={product ? <ProductBadge state={product.state} /> : t("addSubtitle")}
      actions={product && !isRemoving && <Steps id={product.id} />}
    >
      <ShopTabs />
      {product && isRemoving && <RemoveQuestion product={product} />}
      {draft && <DraftNotice savedAt={draft.savedAt} />}
      <ProductForm
        key={`${product?.id} ${product?.version} ${draft?.revision}`}
        product={product}
        initial={initial}
        revision={draft?.revision ?? 0}
        choices={choices}
        formKey={keys.product}
        result={resultOf("product")}
      />
      {product && <PictureForm key={`${picture} picture`} picture={picture} result={resultOf("picture")} />}
      {product && product.variants.length > 0 && (
        <CodesForm key={keys.codes} product={product} formKey={keys.codes} result={resultOf("codes")} />
      )}
    </Screen>
  );
}

function Steps({ id: product }: { id: string }) {
  const t = useTranslation("shop-admin");
  return (
    <Form method="post" className="flex flex-wrap gap-3">
      <SubmitButton name="intent" value="duplicate" variant="outline">
        {t("duplicate")}
      </SubmitButton>
      <LinkButton to={`?id=${product}&confirm=remove`} variant="ghost">
        {t("remove")}
      </LinkButton>
    </Form>
  );
}

function RemoveQuestion({ product: { id: product, version } }: { product: AdminProductDetails }) {
  const t = useTranslation("shop-admin");
  return (
    <Form method="post" action={`?id=${product}`}>
      <input type="hidden" name="version" value={version} />
      <Alert
        tone="warning"
        title={t("removeQuestion")}
        actions={
          <>
            <SubmitButton name="intent" value="remove" variant="danger" size="sm">
              {t("remove")}
            </SubmitButton>
            <LinkButton to={`?id=${product}`} variant="ghost" size="sm">
              {t("cancel")}
            </LinkButton>
          </>
        }
      >
        {t("removeText")}
      </Alert>
    </Form>
  );
}
