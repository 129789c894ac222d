import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type Zippable, zipSync } from "fflate";
import { build, type InlineConfig } from "vite";
import sharp from "sharp";
import { texts as ar } from "../extension/locales/ar.ts";
import { texts as en } from "../extension/locales/en.ts";
import { texts as fr } from "../extension/locales/fr.ts";
import {
  type BuildSettings,
  defaultFirefoxId,
  defaultKey,
  manifestFor,
  messagesOf,
  targets,
} from "../extension/manifest.ts";
import { root } from "./launcher/command.mjs";

const { PUBLIC_ORIGIN, PROVIDER_PUBLIC_ORIGIN, EXTENSION_KEY, EXTENSION_IDS = "" } = process.env;
const source = `${root}/extension/src`;
const [, , folder = `${root}/build/extension`] = process.argv;

const settings: BuildSettings = {
  publicOrigin: new URL(PUBLIC_ORIGIN?.split(",")[0] || "http://localhost:3000").origin,
  providerOrigin: new URL(PROVIDER_PUBLIC_ORIGIN || "http://localhost:4000").origin,
  version: (JSON.parse(readFileSync(`${root}/package.json`, "utf8")) as { version: string }).version,
  // Empty for a package that gets its key from a browser's store.
  key: EXTENSION_KEY ?? defaultKey,
  firefoxId: EXTENSION_IDS.split(",").find((id) => /[@{]/.test(id)) ?? defaultFirefoxId,
};

function configFor(out: string, entry: { name: string; file: string }, format: "es" | "iife"): InlineConfig {
  return {
    configFile: false,
    root: `${source}/${entry.file.includes("popup") ? "popup" : ""}`,
    base: "./",
    logLevel: "warn",
    define: {
      "import.meta.env.PUBLIC_ORIGIN": JSON.stringify(settings.publicOrigin),
      "import.meta.env.PROVIDER_PUBLIC_ORIGIN": JSON.stringify(settings.providerOrigin),
      "process.env.NODE_ENV": '"production"',
    },
    resolve: { tsconfigPaths: true },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: { [entry.name]: `${source}/${entry.file}` },
        output: { format, entryFileNames: "[name].js", assetFileNames: "[name][extname]" },
      },
    },
  };
}

// Scripts that run in web pages must be classic scripts, without imports.
const entries = [
  { name: "background", file: "background/main.ts", format: "es" },
  { name: "popup", file: "popup/popup.html", format: "es" },
  { name: "store-page", file: "content/store-page.ts", format: "iife" },
  { name: "connect", file: "content/connect.ts", format: "iife" },
] as const;

for (const target of targets) {
  const out = `${folder}/${target}`;
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const { format, ...entry } of entries) await build(configFor(out, entry, format));
  for (const [language, texts] of Object.entries({ en, fr, ar })) {
    mkdirSync(`${out}/_locales/${language}`, { recursive: true });
    writeFileSync(`${out}/_locales/${language}/messages.json`, JSON.stringify(messagesOf(texts)));
  }
  for (const size of [16, 48, 128])
    await sharp(`${root}/public/favicon.svg`, { density: 300 })
      .resize(size)
      .png()
      .toFile(`${out}/icon-${size}.png`);
  writeFileSync(`${out}/manifest.json`, `${JSON.stringify(manifestFor(target, settings), null, 2)}\n`);
  writeFileSync(`${out}.zip`, zipOf(out));
  console.log(`Built ${out} and ${out}.zip`);
}

/** Returns a folder's files as a ZIP for a browser's store. The same files give the same ZIP. */
function zipOf(out: string): Uint8Array {
  const names = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(out.length + 1))
    .sort();
  const files: Zippable = Object.fromEntries(names.map((name) => [name, readFileSync(`${out}/${name}`)]));
  // The earliest date that a ZIP can have, in every time zone.
  return zipSync(files, { level: 9, mtime: new Date(1980, 0, 2) });
}
