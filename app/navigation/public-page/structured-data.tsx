import { usePublicOrigin } from "./use-public-origin";

/** Objects of schema.org, without their context. */
export interface Description {
  "@graph": { "@type": string; [property: string]: unknown }[];
}

interface StructuredDataProps {
  describe: (origin: string) => Description;
}

/** Describes a public page to search engines as JSON-LD. Signed-in readers don't need it. */
export function StructuredData({ describe }: StructuredDataProps) {
  const origin = usePublicOrigin();
  if (!origin) return null;
  const json = JSON.stringify({ "@context": "https://schema.org", ...describe(origin) });
  // An HTML parser ends the script at the first "</script", also inside a string.
  const html = json.replaceAll("<", String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
