import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { folderTransport } from "#provider/modules/mails/transport.ts";
import { sendDueMails } from "#provider/modules/mails/send.ts";
import { expect } from "./fixture.ts";
import type { TestProvider } from "../programs/provider.ts";

/**
 * Waits for a mail with a link to a page, returns the link and deletes all mails so far. Tests must pass the
 * link's token to `tokens.mailed`.
 */
export async function mailedLink(
  { app, environment: { DATA_DIR } }: TestProvider,
  page: string,
): Promise<{ url: string; token: string; text: string }> {
  const link = new RegExp(`http:\\S+/${page}\\?token=([\\w-]{43})`);
  const folder = path.join(DATA_DIR, "mails");
  async function read(): Promise<string[]> {
    await sendDueMails(app, folderTransport(DATA_DIR));
    const names = await readdir(folder).catch(() => []);
    const sources = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
    return sources.map((source) => source.replace(/=\r?\n/g, "").replaceAll("=3D", "="));
  }
  await expect.poll(async () => (await read()).filter((text) => link.test(text)).length).toBe(1);
  const text = (await read()).find((source) => link.test(source))!;
  await rm(folder, { recursive: true });
  const [url, token] = link.exec(text)!;
  return { url, token: token!, text };
}
