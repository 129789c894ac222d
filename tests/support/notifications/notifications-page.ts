import { getNotification } from "#contract/notifications/notifications.ts";
import { insertNotifications } from "#provider/modules/notifications/repository.ts";
import { openForFile } from "../open-for-file";
import { Browser } from "../pages/browser";
import { type Dashboard, startDashboard } from "../programs/dashboard";
import { startTestProvider, type TestProvider, type TestUser } from "../programs/provider";
import { listen } from "../proxies/sockets";

interface ShownNotification {
  type?: string;
  title?: string;
  isRead?: boolean;
  /** How many days ago; 0 is today. */
  daysAgo?: number;
}

/** Starts a built dashboard, a real provider, and functions that create members and notifications. */
async function startNotificationsWorld() {
  const provider: TestProvider = await startTestProvider({
    environment: { PUBLIC_ORIGIN: "http://localhost" },
  });
  const dashboard: Dashboard = await startDashboard({
    providerOrigin: await listen(provider),
    env: { INTERNAL_KEY: "test-internal-key-0123456789abcdef" },
  });
  async function member(): Promise<{ browser: Browser; user: TestUser }> {
    const user = await provider.signUp();
    const browser = new Browser(dashboard);
    const response = await browser.logIn(user.email, user.password);
    if (response.status !== 302) throw new Error(`The login answered ${response.status}`);
    return { browser, user };
  }

  let latest = 0;
  async function notify(
    userId: string,
    { type = "cashback_earned", title = "Tiêu đề", isRead = false, daysAgo = 0 }: ShownNotification = {},
  ) {
    // Returns increasing instants: the order of two notifications at the same instant would be undefined.
    const now = (latest = Math.max(latest + 1, provider.app.clock().getTime()));
    const [written] = await insertNotifications(provider.app.database, [
      {
        id: crypto.randomUUID(),
        userId,
        type,
        title,
        description: `Mô tả của ${title}`,
        createdAt: new Date(now - daysAgo * 86_400_000),
        readAt: isRead ? new Date(now) : null,
      },
    ]);
    return written!.id;
  }

  return {
    provider,
    dashboard,

    /** Creates a signed-in member. */
    member,

    /** Creates a member with unread notifications of these titles, oldest first. */
    async memberWith(...titles: string[]) {
      const { browser, user } = await member();
      const ids: string[] = [];
      for (const title of titles) ids.push(await notify(user.userId, { title }));
      return { browser, user, ids, id: ids[0] ?? "" };
    },

    async isRead(user: { accessToken: string }, id: string): Promise<boolean> {
      return (await provider.call(getNotification, { as: user, params: { id } })).data.isRead;
    },

    /** Inserts a notification into the database and returns its id. */
    notify,

    async close(): Promise<void> {
      await dashboard.stop();
      await provider.close();
    },
  };
}

/** Starts the world for all tests of a file. */
export function notificationsWorld() {
  return openForFile(startNotificationsWorld, (world) => world.close());
}

/** Returns the bell's accessible name, "Notifications" and its badge in brackets. Undefined without a bell. */
export function bellOf(html: string): string | undefined {
  return /<a href="\/\w+\/apps\/notifications" aria-label="([^"]*)"/.exec(html)?.[1];
}

/** Returns the titles in a page's list, from the names of its checkboxes. */
export function titlesOf(html: string): string[] {
  return [...html.matchAll(/aria-label="Select ([^"]*)"/g)].map((match) => match[1]!);
}
