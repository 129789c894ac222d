import { screens } from "~/navigation/screens";
import { Browser } from "../support/pages/browser.ts";
import { startDashboard } from "../support/programs/dashboard.ts";
import { testVariables, type TestProvider } from "../support/programs/provider.ts";
import { submitWithdrawal, signUpPayee } from "../support/money/withdrawals.ts";
import type { Turn } from "./attack.ts";
import { junk, pick } from "./generated-values.ts";
import { Outcomes } from "./outcomes.ts";
import { addFinding, addNote, type Tally } from "./tally.ts";

interface Form {
  target: string;
  fields: [name: string, value: string][];
}

const concurrency = 6;
const linksPerScreen = 4;

interface Sender {
  browser: Browser;
  forms: Form[];
  /** Resolves when another account is signed in, after this one was deleted. */
  returning?: Promise<void> | undefined;
}

/** Submits every form on every screen of members and admins, with valid and with invalid values. */
export async function sendForms(origin: string, registry: TestProvider, turn: Turn, tally: Tally) {
  const env = { INTERNAL_KEY: testVariables.INTERNAL_KEY };
  const dashboard = await startDashboard({ providerOrigin: origin, env });
  const outcomes = new Outcomes();
  async function signedIn(role: "member" | "admin"): Promise<Browser> {
    const payee = role === "member" ? await signUpPayee(registry, 100_000n) : undefined;
    if (payee) await submitWithdrawal(registry, payee, 1_000);
    const { email, password } = payee ?? (await registry.signUp({ role }));
    const browser = new Browser(dashboard);
    await browser.logIn(email, password);
    return browser;
  }
  async function work(role: "member" | "admin", sender: Sender): Promise<void> {
    while (!turn.isOver(tally.done)) {
      const { browser } = sender;
      const form = pick(sender.forms);
      const body = new URLSearchParams(form.fields.flatMap(mutateField));
      const copy = new Browser(dashboard);
      for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
      const response = await copy.request(form.target, { method: "POST", body }).catch(() => undefined);
      await response?.arrayBuffer();
      tally.done += 1;
      if (!response && dashboard.process.exitCode !== null)
        return addFinding(tally, "lost", "the dashboard ended");
      if (!response) continue;
      outcomes.count(response.status);
      if (response.status === 503 || response.status === 504) tally.retries += 1;
      else if (response.status >= 500) {
        tally.serverErrors += 1;
        addNote(tally, `the form at ${form.target.replace(/\?.*/, "")} answered ${response.status}`);
      }
      // Some forms sign out or change the password. The forms that remain need a new login.
      const isOut = /\/login\b/.test(response.headers.get("location") ?? "");
      if (isOut && sender.browser === browser)
        await (sender.returning ??= signedIn(role).then((next) => {
          sender.browser = next;
          sender.returning = undefined;
        }));
    }
  }
  const roles = ["member", "admin"] as const;
  const senders = await Promise.all(
    roles.map(async (role) => {
      const browser = await signedIn(role);
      return { role, sender: { browser, forms: await formsOf(browser) } };
    }),
  );
  await Promise.all(
    Array.from({ length: concurrency }, (_, index) => {
      const { role, sender } = senders[index % senders.length]!;
      return work(role, sender);
    }),
  );
  outcomes.report(tally, "forms");
  await dashboard.stop();
}

/**
 * Returns a field unchanged, missing, repeated, with another value, or with a name that parsers treat
 * specially.
 */
function mutateField([name, value]: [string, string]): [string, string][] {
  const dice = Math.random();
  if (dice < 0.6) return [[name, value]];
  if (dice < 0.65) return [];
  if (dice < 0.7)
    return [
      [name, value],
      [name, value],
    ];
  if (dice < 0.8) return [[name + pick(["[0]", "[999999999]", ".a.b", "[__proto__]", "[]"]), value]];
  return [[name, String(junk())]];
}

/** Collects the forms of all screens and of the pages they link to, because links open dialogs and steps. */
async function formsOf(browser: Browser): Promise<Form[]> {
  const forms = new Map<string, Form>();
  const queue = screens.map((screen) =>
    "unprefixed" in screen && screen.unprefixed ? screen.path : `/en${screen.path}`,
  );
  const opened = new Map<string, number>();
  for (const page of queue) {
    const response = await browser.request(page).catch(() => undefined);
    if (response?.status !== 200) continue;
    const html = await response.text();
    for (const form of formsIn(html, page))
      forms.set(`${form.target} ${form.fields.map(([name]) => name).join(",")}`, form);
    const path = page.replace(/\?.*/, "");
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const link = href.startsWith("?") ? path + decode(href) : decode(href);
      const times = opened.get(path) ?? 0;
      if (!link.startsWith(`${path}?`) || queue.includes(link) || times >= linksPerScreen) continue;
      opened.set(path, times + 1);
      queue.push(link);
    }
  }
  return [...forms.values()];
}

function formsIn(html: string, page: string): Form[] {
  return [...html.matchAll(/<form([^>]*)>([^]*?)<\/form>/g)]
    .filter(([, attributes = ""]) => /method="post"/i.test(attributes))
    .map(([, attributes = "", inside = ""]) => ({
      target: decode(/action="([^"]*)"/.exec(attributes)?.[1] ?? page) || page,
      fields: [...inside.matchAll(/<(?:input|button|select|textarea)[^>]*\sname="([^"]*)"[^>]*>/g)].map(
        ([tag, name = ""]): [string, string] => [
          decode(name),
          decode(/value="([^"]*)"/.exec(tag)?.[1] ?? "1"),
        ],
      ),
    }))
    .filter(({ target }) => target.startsWith("/"));
}

function decode(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
}
