import { usePublicOrigin } from "./use-public-origin";

/** A list of schema.org objects without their `@context`. */
export interface Description {
  "@graph": { "@type": string; [property: string]: unknown }[];
}

interface StructuredDataProps {
  describe: (origin: string) => Description;
}

/** Describes a public page to search engines with JSON-LD. It isn't rendered for logged-in users. */
export function StructuredData({ describe }: StructuredDataProps) {
  const origin = usePublicOrigin();
  if (!origin) return null;
  const json = JSON.stringify({ "@context": "https://schema.org", ...describe(origin) });
  // HTML parsers end the script at the first "</script", even inside a string.
  const html = json.replaceAll("<", String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
