/** How the extension recognizes the clicks of an affiliate network. */
export interface AffiliateNetwork {
  name: string;
  /**
   * Parameters that the network adds to the URL of the store's page. Upper and lower case are not
   * distinguished.
   */
  parameters: readonly string[];
  /** Hosts through which the network redirects, including their subdomains. */
  hosts: readonly string[];
}

/** Parameters that mark an affiliate click of any network. Without `values`, any value marks one. */
export const commonParameters: readonly { name: string; values?: readonly string[] }[] = [
  { name: "afsrc", values: ["1"] },
  { name: "affsource", values: ["1"] },
  { name: "foid" },
  { name: "utm_medium", values: ["affiliate", "affiliates", "aff"] },
];

/**
 * The networks whose clicks silence the extension. To add one, list the parameters and hosts that it
 * documents, and add a line to `tests/unit/extension/affiliate-signals.test.ts`.
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
      ...["qksz.net", "awxibrm.com", "cualbr.com", "rnsfpw.net", "vofzpwh.com", "yceml.net"],
      "commission-junction.com",
    ],
  },
  {
    name: "rakuten",
    parameters: ["ranmid", "raneaid", "ransiteid"],
    hosts: ["click.linksynergy.com", "linksynergy.walmart.com", "jrs5.com"],
  },
  {
    name: "impact",
    parameters: ["irclickid", "irgwc", "im_ref"],
    hosts: ["sjv.io", "pxf.io", "evyy.net", "ojrq.net", "7eer.net"],
  },
  {
    name: "tradedoubler",
    parameters: ["tduid"],
    hosts: ["clk.tradedoubler.com", "clkuk.tradedoubler.com"],
  },
  { name: "admitad", parameters: ["admitad_uid", "tagtag_uid"], hosts: ["ad.admitad.com", "alitems.com"] },
  { name: "partnerize", parameters: ["clickref", "app_clickref"], hosts: ["prf.hn"] },
  { name: "shareasale", parameters: ["sscid"], hosts: ["shareasale.com", "shrsl.com"] },
  {
    name: "pepperjam",
    parameters: [],
    hosts: [
      ...["gopjn.com", "pjatr.com", "pjtra.com", "pntra.com", "pntrac.com", "pntrs.com"],
      "pepperjamnetwork.com",
    ],
  },
  { name: "webgains", parameters: [], hosts: ["track.webgains.com"] },
  { name: "tradetracker", parameters: [], hosts: ["tc.tradetracker.net"] },
  { name: "avantlink", parameters: [], hosts: ["avantlink.com"] },
  { name: "howl", parameters: [], hosts: ["howl.link"] },
  // Services that turn ordinary links of other sites into affiliate links.
  { name: "skimlinks", parameters: [], hosts: ["go.skimresources.com", "redirectingat.com"] },
  { name: "sovrn", parameters: [], hosts: ["redirect.viglink.com"] },
];
