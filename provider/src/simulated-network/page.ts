import { fractionDigits, toMajorUnits } from "#contract/money/minor-units.ts";
import { type PurchaseStep, type PurchaseVersion, totalOf } from "./purchase.ts";

/** A possible purchase at a simulated store. */
export interface Visit {
  network: string;
  click: string;
  /** The store's own address, from the tracking link. */
  store: string;
  /** The dialect in which the network reports, from the tracking link. */
  dialect: string;
  /** Whether the provider reads the network's API. */
  isRead: boolean;
}

const price = "49.90";

/** Returns the price of the store's only product in minor units. */
export function priceOf(currency: string): number {
  return Math.round(Number(price) * 10 ** fractionDigits(currency));
}

const stepLabels: Record<PurchaseStep, string> = {
  approve: "Approve it",
  lower: "Return half of it",
  drop: "Decline one of its items",
  decline: "Decline it",
  accept: "Approve it after a query",
  hold: "Take the approval back",
  reverse: "Return all of it",
  pay: "Pay the commission",
};

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1rem}
@media(prefers-color-scheme:dark){body{background:#16181d;color:#e6e6e6}a{color:#9db8ff}}
button{font:inherit;padding:.6rem 1.2rem;cursor:pointer}small{opacity:.75}`;

/** Renders the store's page with its only product. */
export function storePage(visit: Visit): string {
  return page(
    "A simulated store",
    `<p>This is a simulated store of the demo. It stands in for <strong>${escapeHtml(hostOf(visit.store))}</strong>:
nothing is sold here and nothing is paid.</p>
<p>${
      visit.isRead
        ? `The simulated network <strong>${escapeHtml(visit.network)}</strong> lists a purchase in its API, which is read every
half minute: first as pending, then as confirmed.`
        : `A purchase is reported by the simulated network <strong>${escapeHtml(visit.network)}</strong>, at once as pending
and some seconds later as confirmed.`
    }</p>
<form method="post" action="/${encodeURIComponent(visit.network)}/buy">
<input type="hidden" name="click" value="${escapeHtml(visit.click)}">
<input type="hidden" name="to" value="${escapeHtml(visit.store)}">
<input type="hidden" name="dialect" value="${escapeHtml(visit.dialect)}">
<button>Buy for ${price}</button>
<button name="by-hand" value="1">Buy and decide what follows</button>
</form>
<p><small>Click ${escapeHtml(visit.click)}</small></p>`,
  );
}

interface Receipt {
  network?: string;
  /** Empty if nothing was reported. */
  order: string;
  /** The newest version of a purchase whose steps the visitor chooses. */
  version?: PurchaseVersion | undefined;
  steps?: PurchaseStep[];
  currency?: string | undefined;
  /** Whether the provider reads the network's API. */
  isRead?: boolean;
}

const readNote = "<p>The network's API is read every half minute.</p>";

/** Renders the page shown after a purchase, whether or not it could be reported. */
export function receiptPage({
  network = "",
  order,
  version,
  steps = [],
  currency,
  isRead = false,
}: Receipt): string {
  if (order === "")
    return page("Not reported", "<p>The purchase could not be reported. Go back and try again.</p>");
  if (!version || !currency)
    return page(
      "Thank you",
      `<p>Order <strong>${escapeHtml(order)}</strong> over ${price} was reported as pending. It is confirmed in
some seconds. You can close this page and look at your cash back.</p>${isRead ? readNote : ""}`,
    );
  const buttons = steps.map(
    (step) => `<p><button name="step" value="${step}">${stepLabels[step]}</button></p>`,
  );
  return page(
    "Thank you",
    `<p>Order <strong>${escapeHtml(order)}</strong> over ${toMajorUnits(totalOf(version).amount, currency)} was reported as
${version.status}${version.isPaid ? " and paid" : ""}. Choose what happens next:</p>${isRead ? readNote : ""}
<form method="post" action="/${encodeURIComponent(network)}/step">
<input type="hidden" name="order" value="${escapeHtml(order)}">
${buttons.join("\n")}
</form>`,
  );
}

export function errorPage(reason: string): string {
  return page("A simulated store", `<p>${escapeHtml(reason)}</p>`);
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style>${style}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : "a store";
}

function escapeHtml(text: string): string {
  const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
}
