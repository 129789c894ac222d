import { Browser } from "../pages/browser";
import { openForFile } from "../open-for-file";
import { startTestProvider, type TestProvider, type TestUser } from "../programs/provider";
import { leaseDashboard } from "../programs/shared-dashboard";
import { listen } from "../proxies/sockets";
import { type Payee, signUpPayee } from "./withdrawals";

interface SignedIn<U extends TestUser> {
  browser: Browser;
  user: U;
}

/**
 * Starts a built dashboard, a real provider whose calls can be broken one by one, and functions that create
 * members.
 */
export async function startMemberWorld(environment: Record<string, string> = {}, clock?: () => Date) {
  const provider: TestProvider = await startTestProvider({
    environment: { PUBLIC_ORIGIN: "http://localhost", ...environment },
    clock,
  });
  const providerOrigin = await listen(provider);
  const { dashboard, front, release } = await leaseDashboard(providerOrigin, environment);

  async function signIn<U extends TestUser>(user: U): Promise<SignedIn<U>> {
    const browser = new Browser(dashboard);
    const response = await browser.logIn(user.email, user.password);
    if (response.status !== 302) throw new Error(`The login answered ${response.status}`);
    return { browser, user };
  }

  return {
    provider,
    providerOrigin,
    front,
    dashboard,
    signIn,

    /** Creates a signed-in member with available money (minor units) and a payout method. */
    async payee(available: bigint): Promise<SignedIn<Payee>> {
      return signIn(await signUpPayee(provider, available));
    },

    async close(): Promise<void> {
      await release();
      await provider.close();
    },
  };
}

type MemberWorld = Awaited<ReturnType<typeof startMemberWorld>>;

/** Starts the world for all tests of a file. */
export function memberWorld(...parts: Parameters<typeof startMemberWorld>): MemberWorld {
  return openForFile(
    () => startMemberWorld(...parts),
    (world) => world.close(),
  );
}

/**
 * Returns the text a user reads on a screen: title, content inside the shell, and toasts. Removes scripts,
 * which contain all texts, and React's comment markers between texts.
 */
export async function readPage(response: Response | Promise<Response>): Promise<string> {
  const html = (await (await response).text())
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll("<!-- -->", "");
  const title = /<title>.*?<\/title>/.exec(html)?.[0] ?? "";
  // After the page's end there are only script addresses.
  const end = html.indexOf('<div id="page-end"');
  return title + html.slice(Math.max(0, html.indexOf("<main")), end < 0 ? undefined : end);
}

/** Returns the value of the input with this name, hidden or not. Undefined if there is none. */
export function inputValue(html: string, name: string): string | undefined {
  const input = html.match(/<input[^>]*>/g)?.find((tag) => tag.includes(` name="${name}"`));
  return input && /\bvalue="([^"]*)"/.exec(input)?.[1];
}

/** Returns whether an input or button has all these attributes, in any order. */
export function hasControl(html: string, attributes: Record<string, string>): boolean {
  const attributeTexts = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return (html.match(/<(?:input|button)[^>]*>/g) ?? []).some((tag) =>
    attributeTexts.every((attribute) => tag.includes(attribute)),
  );
}

/** Returns the text of the errors that `aria-describedby` links to an input. */
export function errorsAt(html: string, name: string): string | undefined {
  const input = html.match(/<input[^>]*>/g)?.find((tag) => tag.includes(` name="${name}"`));
  const described = input?.includes('aria-invalid="true"') && /aria-describedby="([^" ]*)/.exec(input)?.[1];
  if (!described) return undefined;
  const list = new RegExp(`<ul id="${described}"[^>]*>([\\s\\S]*?)</ul>`).exec(html)?.[1];
  return list?.replace(/<[^>]*>/g, "").replace(/[\u2068\u2069]/g, "");
}

/** Removes direction marks, and replaces narrow spaces in numbers with plain ones. */
export function normalizeSpaces(html: string): string {
  return html.replaceAll(/[\u202f\u00a0]/g, " ").replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "");
}
