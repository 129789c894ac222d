import type { Language } from "~/i18n/languages";
import { publicAddress } from "~/navigation/public-page/public-addresses";
import type { Description } from "~/navigation/public-page/structured-data";

/** Returns the structured data of the company and of its store search. */
export function describeSite(origin: string, language: Language): Description {
  const company = {
    "@type": "Organization",
    "@id": `${origin}/#company`,
    name: "Cashlane",
    url: `${origin}/`,
  };
  const search = `${publicAddress(origin, "/stores", language)}?q={search_term_string}`;
  return {
    "@graph": [
      { ...company, logo: `${origin}/favicon.svg` },
      {
        "@type": "WebSite",
        name: "Cashlane",
        url: `${origin}/`,
        inLanguage: language,
        publisher: { "@id": company["@id"] },
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: search },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
