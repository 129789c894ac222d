import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  folderTransport,
  isFinal,
  type OutgoingMail,
  smtpTransport,
} from "#provider/modules/mails/transport.ts";
import { startSmtpServer } from "../../support/proxies/smtp.ts";

const mail: OutgoingMail = {
  id: "0b8f6f0e-0000-4000-8000-000000000001",
  from: "Cashlane <no-reply@cash.example>",
  to: { name: "Mara, <b>Inc</b>", address: "mara@example.test" },
  subject: "Bạn đã nhận được tiền hoàn",
  text: "6,50 US$ tiền hoàn\n",
  html: "<p>6,50 US$ tiền hoàn</p>",
  oneClickUrl: `https://api.example/apis/v1/mails/subscriptions/${"a".repeat(36)}.${"b".repeat(43)}/end`,
};

let server: Awaited<ReturnType<typeof startSmtpServer>>;
let dataDir: string;
beforeAll(async () => {
  server = await startSmtpServer();
  dataDir = await mkdtemp(path.join(tmpdir(), "cashlane-mails-"));
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

function expectComplete(raw: string) {
  const flat = raw.replace(/\r?\n[ \t]+/g, " ");
  for (const line of [
    `Message-ID: <${mail.id}@cash.example>`,
    `List-Unsubscribe: <${mail.oneClickUrl}>`,
    "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
    "Auto-Submitted: auto-generated",
    "From: Cashlane <no-reply@cash.example>",
  ])
    expect(flat.split(/\r?\n/).map((text) => text.trim())).toContain(line);
  expect(raw).toContain("text/plain");
  expect(raw).toContain("text/html");
}

test("RFC 8058 a real SMTP server receives the complete mail: both bodies, one recipient, the required headers", async () => {
  const smtp = smtpTransport(server.urlOf("cashlane"));
  await smtp.send(mail);
  smtp.close();
  expect(server.delivered).toMatchObject([{ to: "mara@example.test", by: "cashlane" }]);
  expectComplete(server.delivered[0]!.raw);
});

test("without a server each mail is one file that mail programs open, written once", async () => {
  const folder = folderTransport(dataDir);
  await Promise.all([folder.send(mail), folder.send(mail)]);
  await folder.send(mail);
  expect(await readdir(path.join(dataDir, "mails"))).toEqual([`${mail.id}.eml`]);
  expectComplete(await readFile(path.join(dataDir, "mails", `${mail.id}.eml`), "utf8"));
});

test("distinguishes a permanently refused mailbox from an unreachable server", async () => {
  const unreachable = smtpTransport("smtp://127.0.0.1:9");
  const error = await unreachable.send(mail).catch((error: unknown) => error);
  unreachable.close();
  expect(error instanceof Error).toBe(true);
  expect(isFinal(error)).toBe(false);
  server.hooks.onRecipient = () =>
    Promise.reject(Object.assign(new Error("No such user"), { responseCode: 550 }));
  const smtp = smtpTransport(server.urlOf("cashlane"));
  const rejection = await smtp.send(mail).catch((error: unknown) => error);
  smtp.close();
  delete server.hooks.onRecipient;
  expect(isFinal(rejection)).toBe(true);
});
