import { use } from "react";
import { useLanguage } from "~/i18n/use-translation";
import { PageContext } from "~/page/page-context";
import { publicAddress, publicAddresses } from "./public-addresses";
import { usePublicOrigin } from "./use-public-origin";

interface PublicPageTagsProps {
  title: string;
  description: string;
  /** The page's path without language, and without filters that only narrow what it shows. */
  path: string;
}

/**
 * Describes a public page: to messengers and networks with title, text and picture, to search engines with its
 * URL and those of its translations. All of them read the document as the server sends it, so the browser's
 * scripts contain only the description.
 */
export function PublicPageTags(props: PublicPageTagsProps) {
  return (
    <>
      <meta name="description" suppressHydrationWarning content={props.description} />
      {import.meta.env.SSR && <ServerTags {...props} />}
    </>
  );
}

function ServerTags({ title, description, path }: PublicPageTagsProps) {
  const { origin } = use(PageContext);
  return (
    <>
      <meta property="og:site_name" content="Cashlane" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {origin && <meta property="og:image" content={`${origin}/share.jpg`} />}
      <meta name="twitter:card" content="summary_large_image" />
      <Addresses path={path} />
    </>
  );
}

function Addresses({ path }: { path: string }) {
  const origin = usePublicOrigin();
  const language = useLanguage();
  if (!origin) return null;
  return (
    <>
      <meta property="og:url" content={publicAddress(origin, path, language)} />
      <link rel="canonical" href={publicAddress(origin, path, language)} />
      {publicAddresses(origin, path).map(({ name, href }) => (
        <link key={name} rel="alternate" hrefLang={name} href={href} />
      ))}
    </>
  );
}
