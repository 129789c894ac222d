import { listSecurityEvents } from "#contract/security-events.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** The member's own security log, newest first. */
export const securityLog = listScreen(listSecurityEvents, { keep: ["devices"] });
