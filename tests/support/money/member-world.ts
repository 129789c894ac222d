import { Browser } from "../pages/browser";
import { opened } from "../opened";
import { type Dashboard, startDashboard } from "../programs/dashboard";
import { type FaultyFront, startFaultyFront } from "../proxies/faulty-front";
import { startTestProvider, testVariables, type TestProvider, type TestUser } from "../programs/provider";
import { listen } from "../proxies/sockets";
import { type Payee, signUpPayee } from "./withdrawals";

interface SignedIn<U extends TestUser> {
  browser: Browser;
  user: U;
}

/** The built dashboard before the real provider, whose calls can be broken one by one, and members with money. */
export async function startMemberWorld(environment: Record<string, string> = {}, clock?: () => Date) {
  const provider: TestProvider = await startTestProvider({
    environment: { PUBLIC_ORIGIN: "http://localhost", ...environment },
    clock,
  });
  const providerOrigin = await listen(provider);
  const front: FaultyFront = await startFaultyFront(providerOrigin);
  const dashboard: Dashboard = await startDashboard({
    providerOrigin: front.origin,
    env: { INTERNAL_KEY: testVariables.INTERNAL_KEY, ...environment },
  });

  async function signIn<U extends TestUser>(user: U): Promise<SignedIn<U>> {
    const browser = new Browser(dashboard);
    const answer = await browser.logIn(user.email, user.password);
    if (answer.status !== 302) throw new Error(`The login answered ${answer.status}`);
    return { browser, user };
  }

  return {
    provider,
    providerOrigin,
    front,
    dashboard,
    signIn,

    /** A member with available money (minor units) and a payout method, signed in. */
    async payee(available: bigint): Promise<SignedIn<Payee>> {
      return signIn(await signUpPayee(provider, available));
    },

    async close(): Promise<void> {
      await dashboard.stop();
      await front.close();
      await provider.close();
    },
  };
}

type MemberWorld = Awaited<ReturnType<typeof startMemberWorld>>;

/** The same for all tests of a file. */
export function memberWorld(...parts: Parameters<typeof startMemberWorld>): MemberWorld {
  return opened(
    () => startMemberWorld(...parts),
    (world) => world.close(),
  );
}

/**
 * What a reader gets of a screen: its title, what is inside the shell, and toasts; without scripts, which
 * carry all texts, and without React's seams between texts.
 */
export async function readPage(answer: Response | Promise<Response>): Promise<string> {
  const html = (await (await answer).text())
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll("<!-- -->", "");
  const title = /<title>.*?<\/title>/.exec(html)?.[0] ?? "";
  // Behind the page's end stand the scripts' addresses only.
  const end = html.indexOf('<div id="page-end"');
  return title + html.slice(Math.max(0, html.indexOf("<main")), end < 0 ? undefined : end);
}

/** The value of a hidden or filled input; undefined when there is none of the name. */
export function inputValue(html: string, name: string): string | undefined {
  const input = html.match(/<input[^>]*>/g)?.find((tag) => tag.includes(` name="${name}"`));
  return input && /\bvalue="([^"]*)"/.exec(input)?.[1];
}

/** Whether there is an input or a button with all of these attributes, in whatever order they are written. */
export function hasControl(html: string, attributes: Record<string, string>): boolean {
  const wanted = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return (html.match(/<(?:input|button)[^>]*>/g) ?? []).some((tag) =>
    wanted.every((attribute) => tag.includes(attribute)),
  );
}

/** The errors tied to an input by `aria-describedby`, as text. */
export function errorsAt(html: string, name: string): string | undefined {
  const input = html.match(/<input[^>]*>/g)?.find((tag) => tag.includes(` name="${name}"`));
  const described = input?.includes('aria-invalid="true"') && /aria-describedby="([^" ]*)/.exec(input)?.[1];
  if (!described) return undefined;
  const list = new RegExp(`<ul id="${described}"[^>]*>([\\s\\S]*?)</ul>`).exec(html)?.[1];
  return list?.replace(/<[^>]*>/g, "").replace(/[\u2068\u2069]/g, "");
}

/** Markup without what only arranges it: marks of direction, and the narrow spaces of numbers made plain. */
export function plain(html: string): string {
  return html.replaceAll(/[\u202f\u00a0]/g, " ").replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "");
}
