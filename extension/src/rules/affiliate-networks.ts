/** How the extension recognizes clicks that belong to an affiliate network. */
export interface AffiliateNetwork {
  name: string;
  /** Parameters that the network adds to the address of the store's page. Compared without case. */
  parameters: readonly string[];
  /** Hosts through which the network redirects. Their subdomains belong to them. */
  hosts: readonly string[];
}

/** Parameters that mark a click as an affiliate's, whichever network it is from, with their values if not any. */
export const commonParameters: readonly { name: string; values?: readonly string[] }[] = [
  { name: "afsrc", values: ["1"] },
  { name: "affsource", values: ["1"] },
  { name: "foid" },
  { name: "utm_medium", values: ["affiliate", "affiliates", "aff"] },
];

/**
 * The networks whose clicks silence the extension. Add to a network what it documents, and a line to
 * `tests/unit/extension/affiliate-signals.test.ts`.
 */
export const affiliateNetworks: readonly AffiliateNetwork[] = [
  { name: "awin", parameters: ["awc", "sv1"], hosts: ["awin1.com", "zenaps.com"] },
  {
    name: "cj",
    parameters: ["cjevent", "cjdata"],
    hosts: [
      ...[
        "anrdoezrs.net",
        "dpbolvw.net",
        "jdoqocy.com",
        "kqzyfj.com",
        "tkqlhce.com",
        "qksrv.net",
        "emjcd.com",
      ],
      ...["afcyhf.com", "ftjcfx.com", "lduhtrp.net", "tqlkg.com", "awltovhc.com", "apmebf.com"],
      "commission-junction.com",
    ],
  },
  {
    name: "rakuten",
    parameters: ["ranmid", "raneaid", "ransiteid"],
    hosts: ["click.linksynergy.com", "linksynergy.walmart.com"],
  },
  { name: "impact", parameters: ["irclickid", "irgwc", "im_ref"], hosts: ["sjv.io", "pxf.io", "evyy.net"] },
  {
    name: "tradedoubler",
    parameters: ["tduid"],
    hosts: ["clk.tradedoubler.com", "clkuk.tradedoubler.com"],
  },
  { name: "admitad", parameters: ["admitad_uid", "tagtag_uid"], hosts: ["ad.admitad.com", "alitems.com"] },
  { name: "partnerize", parameters: ["clickref", "app_clickref"], hosts: ["prf.hn"] },
  { name: "shareasale", parameters: ["sscid"], hosts: ["shareasale.com", "shrsl.com"] },
];
