import { use } from "react";
import { PageContext } from "./page-context";

interface ShareTagsProps {
  title: string;
  description: string;
}

/** What messengers and networks show for a link to a public page: title, text and picture. */
export function ShareTags({ title, description }: ShareTagsProps) {
  const { origin } = use(PageContext);
  return (
    <>
      <meta property="og:site_name" content="Cashlane" />
      <meta property="og:title" content={title} />
      <meta property="og:description" suppressHydrationWarning content={description} />
      {origin && <meta property="og:image" content={`${origin}/share.jpg`} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
