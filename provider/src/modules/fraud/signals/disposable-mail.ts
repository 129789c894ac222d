import { disposableEmailBlocklistSet } from "disposable-email-domains-js";
import { sql } from "drizzle-orm";
import { defineSignal } from "./define-signal.ts";

const disposableDomains = disposableEmailBlocklistSet();

/** Whether the domain of the account's address, or a parent domain, offers mailboxes without sign-up. */
export const disposableMail = defineSignal({
  key: "disposable_mail",
  query: ({ members }) => sql`
    select id as user_id, jsonb_build_object('domain', lower(split_part(email, '@', 2))) as facts,
      '[]'::jsonb as members
    from users where id = any(${members})`,
  valueOf: ({ domain }) => (domainsAbove(String(domain)).some((one) => disposableDomains.has(one)) ? 1 : 0),
});

/** Returns a domain and its parent domains, without the top level. */
function domainsAbove(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}
