import pageFont from "~/styles/page-font.css?inline";
import blank from "~/styles/sheets/blank.css?inline";
import front from "~/styles/sheets/front.css?inline";
import balance from "~/styles/sheets/page-balance.css?inline";
import home from "~/styles/sheets/page-home.css?inline";
import landing from "~/styles/sheets/page-landing.css?inline";
import login from "~/styles/sheets/page-login.css?inline";
import store from "~/styles/sheets/page-store.css?inline";
import stores from "~/styles/sheets/page-stores.css?inline";
import welcome from "~/styles/sheets/page-welcome.css?inline";
import whole from "~/styles/sheets/whole.css?inline";

/** The rules of the style sheets that a document can contain, by the `href` of their element. For the server. */
export const inlineSheets = new Map([
  ["page-font", pageFont],
  ["whole", whole],
  ["front", front],
  ["blank", blank],
  ["page-landing", landing],
  ["page-login", login],
  ["page-welcome", welcome],
  ["page-home", home],
  ["page-balance", balance],
  ["page-stores", stores],
  ["page-store", store],
]);
