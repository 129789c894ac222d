import type { Browser as Chromium } from "@playwright/test";
import { Browser } from "../../tests/support/pages/browser.ts";
import type { Row } from "../table.ts";
import { insertAccount } from "./accounts.ts";
import { measureClicks } from "./clicks.ts";
import { countOpenSockets, measureConnections } from "./connections.ts";
import { measureDeliveries } from "./deliveries.ts";
import { insertMembers } from "./members.ts";
import { openStage } from "./stage.ts";
import { measureToasts } from "./toasts.ts";

const connected = 2_000;
const warmingUp = 200;
const clicking = 210;

/** Measures the live feed with 2,000 connected members against a bare Socket.IO server with as many. */
export async function measureLiveFeed(rounds: number, chromium: Chromium): Promise<Row[]> {
  const stage = await openStage();
  try {
    const { database } = stage.database;
    const logins = await insertMembers(database, warmingUp + connected);
    const [warmUp, members] = [logins.slice(0, warmingUp), logins.slice(warmingUp)];
    const connections = await measureConnections(stage, { warmUp, members, rounds });
    const everybody = logins.map(({ userId }) => userId);
    const deliveries = await measureDeliveries(stage, everybody, rounds);
    const { email, password } = await insertAccount(database, "admin");
    const admin = new Browser(stage.dashboard);
    await admin.logIn(email, password);
    const clicks = await measureClicks(stage, { admin, members: everybody.slice(0, clicking) });
    const member = await insertAccount(database, "member");
    const floor = clicks[0]!.floor;
    const toasts = await measureToasts(stage, chromium, { admin, member, floor });
    return [await countOpenSockets(stage), ...connections, ...deliveries, ...clicks, ...toasts];
  } finally {
    await stage.close();
  }
}
