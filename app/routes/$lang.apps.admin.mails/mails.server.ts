import { listMails } from "#contract/notifications/mails.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** The e-mail outbox, newest first. */
export const mails = listScreen(listMails);
