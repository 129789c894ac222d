import { use } from "react";
import { useLanguage } from "~/i18n/use-translation";
import { PageContext } from "~/page/page-context";
import { publicAddress, publicAddresses } from "./public-addresses";
import { usePublicOrigin } from "./use-public-origin";

interface PublicPageTagsProps {
  title: string;
  description: string;
  /** The page's path without language and without filters, which only narrow its content. */
  path: string;
  /** The URL of a 1200 × 630 picture of the page's subject; by default a picture of the product. */
  picture?: string | null;
}

/**
 * Describes a public page: its title, text and picture for messengers and social networks, its URL and those
 * of its translations for search engines. Messengers and search engines only read the document sent by the
 * server, so the browser's scripts render only the description.
 */
export function PublicPageTags(props: PublicPageTagsProps) {
  return (
    <>
      <meta name="description" suppressHydrationWarning content={props.description} />
      {import.meta.env.SSR && <ServerTags {...props} />}
    </>
  );
}

function ServerTags({ title, description, path, picture }: PublicPageTagsProps) {
  const { origin } = use(PageContext);
  const shared = picture ?? (origin && `${origin}/share.jpg`);
  return (
    <>
      <meta property="og:site_name" content="Cashlane" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {shared && <meta property="og:image" content={shared} />}
      {picture && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {shared && <meta name="twitter:image" content={shared} />}
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
