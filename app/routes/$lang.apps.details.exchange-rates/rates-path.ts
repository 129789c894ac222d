/** The screen's path without language prefix. */
export const ratesPath = "/apps/details/exchange-rates";
