import type { texts as account } from "~/locales/en/account";
import type { texts as administration } from "~/locales/en/administration";
import type { texts as auth } from "~/locales/en/auth";
import type { texts as bulk } from "~/locales/en/bulk";
import type { texts as cashBack } from "~/locales/en/cash-back";
import type { texts as claims } from "~/locales/en/claims";
import type { texts as clicks } from "~/locales/en/clicks";
import type { texts as demo } from "~/locales/en/demo";
import type { texts as designSystem } from "~/locales/en/design-system";
import type { texts as errors } from "~/locales/en/errors";
import type { texts as home } from "~/locales/en/home";
import type { texts as leadReports } from "~/locales/en/lead-reports";
import type { texts as leads } from "~/locales/en/leads";
import type { texts as navigation } from "~/locales/en/navigation";
import type { texts as networks } from "~/locales/en/networks";
import type { texts as notifications } from "~/locales/en/notifications";
import type { texts as offers } from "~/locales/en/offers";
import type { texts as overview } from "~/locales/en/overview";
import type { texts as reportReasons } from "~/locales/en/report-reasons";
import type { texts as sampleMenu } from "~/locales/en/sample-menu";
import type { texts as preferences } from "~/locales/en/preferences";
import type { texts as search } from "~/locales/en/search";
import type { texts as shell } from "~/locales/en/shell";
import type { texts as shortcuts } from "~/locales/en/shortcuts";
import type { texts as stores } from "~/locales/en/stores";
import type { texts as table } from "~/locales/en/table";
import type { texts as ui } from "~/locales/en/ui";
import type { texts as users } from "~/locales/en/users";
import type { texts as vi } from "~/locales/vi/vi";
import type { texts as wallet } from "~/locales/en/wallet";
import type { texts as withdrawals } from "~/locales/en/withdrawals";

/**
 * Every namespace, one line each: `app/locales/{en,fr,ar}/<namespace>.ts`. English defines the keys. `vi` is
 * the exception: notification texts, Vietnamese whatever the interface speaks.
 */
export interface Namespaces {
  account: typeof account;
  administration: typeof administration;
  auth: typeof auth;
  bulk: typeof bulk;
  "cash-back": typeof cashBack;
  claims: typeof claims;
  clicks: typeof clicks;
  demo: typeof demo;
  "design-system": typeof designSystem;
  errors: typeof errors;
  home: typeof home;
  "lead-reports": typeof leadReports;
  leads: typeof leads;
  navigation: typeof navigation;
  networks: typeof networks;
  notifications: typeof notifications;
  offers: typeof offers;
  overview: typeof overview;
  "report-reasons": typeof reportReasons;
  "sample-menu": typeof sampleMenu;
  preferences: typeof preferences;
  search: typeof search;
  shell: typeof shell;
  shortcuts: typeof shortcuts;
  stores: typeof stores;
  table: typeof table;
  ui: typeof ui;
  users: typeof users;
  vi: typeof vi;
  wallet: typeof wallet;
  withdrawals: typeof withdrawals;
}
export type Namespace = keyof Namespaces;
