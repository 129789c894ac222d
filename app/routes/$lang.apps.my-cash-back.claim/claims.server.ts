import { listClaims } from "#contract/claims/claims.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** A member's claims, newest first. */
export const claims = listScreen(listClaims, { keep: ["visit", "sent"] });
