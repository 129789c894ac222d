import type { Permission } from "#contract/roles/permissions.ts";
import type { QueueName } from "#contract/accounts/user.ts";
import type { TextKey } from "~/i18n/translation";
import type { texts } from "~/locales/en/navigation";

export type ScreenLabel = TextKey<typeof texts>;
/** The users who see a screen in the menu and may open it. The provider also checks every call. */
export type Access = "everyone" | "visitor" | "member" | "admin";
export type GroupName = "shop" | "wallet" | "cashBack" | "account" | "manage";
/** Headings inside a group, ordered by the position of their first screen. */
export type SectionName = "earning" | "people" | "purchases" | "queues" | "money" | "content" | "system";

export interface Screen {
  /** Path without the language prefix. */
  path: string;
  label: ScreenLabel;
  icon: IconName;
  access: Access;
  /**
   * The permission that staff other than admins need to open a screen with `access: "admin"`. Without one,
   * only admins may open it.
   */
  permission?: Permission;
  group?: GroupName;
  /** The heading under which the menu lists the screen inside its group. */
  section?: SectionName;
  /** The queue whose length the menu shows next to the screen's entry. */
  queue?: QueueName;
  /** Whether the path has no language prefix, as on front pages. */
  unprefixed?: boolean;
  newTab?: boolean;
  /**
   * Hides the menu entry for everyone, for visitors, or for users whose menu contains the parent screen.
   * Titles and links still use the screen.
   */
  hidden?: boolean | "visitor" | "below-parent";
  /** Whether the screen's menu entry is also marked as current on screens below its path. */
  includesSubpages?: boolean;
  /** The path of the parent screen, whose menu entry is marked as current instead. */
  parent?: string;
  /**
   * The path that the URL redirects to. Used for earlier URLs and for those that only group the screens below
   * them.
   */
  redirectsTo?: string;
}

export type IconName =
  | "home"
  | "enter"
  | "wallet"
  | "help"
  | "coins"
  | "details"
  | "withdraw"
  | "history"
  | "bell"
  | "user"
  | "settings"
  | "overview"
  | "offer"
  | "network"
  | "users"
  | "click"
  | "lead"
  | "review"
  | "log"
  | "manage"
  | "price"
  | "search"
  | "store"
  | "bank"
  | "book"
  | "friend"
  | "heart"
  | "gift"
  | "mail"
  | "message"
  | "key"
  | "role"
  | "scale"
  | "star"
  | "unmatched"
  | "fraud"
  | "payout"
  | "jobs"
  | "webhook"
  | "light"
  | "dark"
  | "system";
