import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { id } from "#contract/text/identifiers.ts";
import { getShopOrder, type PricedBasket, priceBasket } from "#contract/shop/shop.ts";
import { getWallet } from "#contract/wallet/wallet.ts";
import { readableEmail } from "#shared/readable-email.ts";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { loginPath } from "~/navigation/login-path";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";
import { readBasket } from "../basket.server";
import { withShopLogos } from "../shop-logo.server";
import type { BuyerView, CheckoutView } from "./view";

interface CheckoutRequest {
  context: RequestContext;
  request: Request;
  url: URL;
}

/**
 * Loads the step in the URL, or the cart if an item can't be bought.
 * @throws ProviderError 404 if the order isn't the visitor's
 */
export async function loadCheckout({ context, request, url }: CheckoutRequest) {
  const step = url.searchParams.get("step");
  const orderId = id.safeParse(url.searchParams.get("order")).data;
  if (step === "done" && orderId) {
    const { data: order } = await providerClient(context).call(getShopOrder, { params: { id: orderId } });
    return data<{ view: CheckoutView }>({ view: { step, order: withShopLogos(order) } });
  }
  const basket = await price({ context, request, url });
  const isReady = canBeBought(basket);
  const isLater = step === "delivery" || step === "payment";
  const buyer = isLater ? await findBuyer(context) : null;
  const reachableStep = isLater && isReady && buyer ? step : "cart";
  return data<{ view: CheckoutView }>({
    view: {
      step: isLater && isReady && !buyer ? "delivery" : reachableStep,
      basket,
      isReady,
      buyer,
      login: loginPath(getLocale(context), url),
      key: randomUUID(),
    },
  });
}

async function price({ context, request }: CheckoutRequest): Promise<PricedBasket> {
  const lines = await readBasket(request);
  return withShopLogos((await providerClient(context).call(priceBasket, { body: { lines } })).data);
}

function canBeBought({ lines, gone, total, maximum }: PricedBasket): boolean {
  const isAvailable = lines.every(({ problem }) => problem === null);
  return lines.length > 0 && gone.length === 0 && isAvailable && total <= maximum;
}

async function findBuyer(context: CheckoutRequest["context"]): Promise<BuyerView | null> {
  const auth = getAuth(context);
  if (auth.state !== "signed-in") return null;
  const { data: wallet } = await providerClient(context).call(getWallet);
  return { available: wallet.available, email: readableEmail(auth.user.email) };
}
