const hosts = [
  "evil.test",
  "evil.test:8080",
  "user@evil.test",
  "cashlane.test.evil.test",
  "cashlane.test@evil.test",
];
const slashes = [
  "//",
  "///",
  "////",
  "/\\",
  "\\\\",
  "\\/",
  "/\t/",
  "/\n/",
  "/\r/",
  "\t//",
  " //",
  "/%09/",
  "/%0a/",
  "/%0d%0a/",
  "/%2f",
  "/%2F/",
  "/%5c",
  "/%252f",
  "/%25252f",
  "/.//",
  "/..//",
  "/./\\",
  "/%2e//",
  "/%2e%2e//",
  "/a/..//",
  "/a/../..//",
];
const schemes = [
  "http:",
  "https:",
  "HTTPS:",
  "ftp:",
  "javascript:",
  "JaVaScRiPt:",
  "data:text/html,",
  "blob:https:",
  "vbscript:",
  "file:",
  "ws:",
  "view-source:",
  "java\tscript:",
  "java\nscript:",
  "\u0001javascript:",
  "mailto:",
];
const joins = ["//", "/", "", "\\\\", "///"];

/** Returns malicious return paths: hosts, slashes and schemes in all combinations (S8). */
export function redirectPayloads(): string[] {
  const list = new Set<string>();
  for (const host of hosts) {
    for (const slash of slashes) list.add(slash + host).add(`${slash}${host}/%2e%2e`);
    for (const scheme of schemes) for (const join of joins) list.add(scheme + join + host);
  }
  return [...list];
}
