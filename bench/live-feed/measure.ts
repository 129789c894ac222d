import type { Browser as Chromium } from "@playwright/test";
import { Browser } from "../../tests/support/pages/browser.ts";
import type { Row } from "../table.ts";
import { insertAccount } from "./accounts.ts";
import { measureClicks } from "./clicks.ts";
import { countOpenSockets, measureConnections } from "./connections.ts";
import { measureDeliveries } from "./deliveries.ts";
import { insertMembers } from "./members.ts";
import { startServers } from "./servers.ts";
import { measureToasts } from "./toasts.ts";

const connected = 2_000;
const warmingUp = 200;
const clicking = 210;

/** Measures the live feed with 2,000 connected members against a bare Socket.IO server with as many. */
export async function measureLiveFeed(rounds: number, chromium: Chromium): Promise<Row[]> {
  const servers = await startServers();
  try {
    const { database } = servers.database;
    const logins = await insertMembers(database, warmingUp + connected);
    const [warmUp, members] = [logins.slice(0, warmingUp), logins.slice(warmingUp)];
    const connections = await measureConnections(servers, { warmUp, members, rounds });
    const userIds = logins.map(({ userId }) => userId);
    const deliveries = await measureDeliveries(servers, userIds, rounds);
    const { email, password } = await insertAccount(database, "admin");
    const admin = new Browser(servers.dashboard);
    await admin.logIn(email, password);
    const clicks = await measureClicks(servers, { admin, members: userIds.slice(0, clicking) });
    const member = await insertAccount(database, "member");
    const floor = clicks[0]!.floor;
    const toasts = await measureToasts(servers, chromium, { admin, member, floor });
    return [await countOpenSockets(servers), ...connections, ...deliveries, ...clicks, ...toasts];
  } finally {
    await servers.close();
  }
}
