import type { HelpArticle } from "#contract/help/help.ts";
import { articlePath, helpCenterPath } from "~/features/help/help-paths";
import { describeTrail } from "~/navigation/public-page/describe-trail";
import { publicAddress } from "~/navigation/public-page/public-addresses";
import type { Description } from "~/navigation/public-page/structured-data";

/** Returns the structured data of an article and of its position in the help center. */
export function describeArticle(
  origin: string,
  { slug, title, language, updatedAt }: Pick<HelpArticle, "slug" | "title" | "language" | "updatedAt">,
  helpTitle: string,
): Description {
  const address = publicAddress(origin, articlePath(slug), language);
  return {
    "@graph": [
      {
        "@type": "Article",
        headline: title,
        url: address,
        inLanguage: language,
        dateModified: updatedAt,
        image: `${origin}/share.jpg`,
        author: { "@type": "Organization", name: "Cashlane", url: `${origin}/` },
      },
      describeTrail([
        { name: helpTitle, address: publicAddress(origin, helpCenterPath, language) },
        { name: title, address },
      ]),
    ],
  };
}
