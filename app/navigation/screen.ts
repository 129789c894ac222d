import type { Permission } from "#contract/roles/permissions.ts";
import type { QueueName } from "#contract/accounts/user.ts";
import type { TextKey } from "~/i18n/translation";
import type { texts } from "~/locales/en/navigation";

export type ScreenLabel = TextKey<typeof texts>;
/** The viewers who see a screen in the menu and may open it. The provider also checks every call. */
export type Access = "everyone" | "visitor" | "member" | "admin";
export type GroupName = "shop" | "wallet" | "cashBack" | "account" | "manage";
/** Headings inside a group, in the order of their screens. */
export type SectionName = "earning" | "people" | "purchases" | "queues" | "money" | "content" | "system";

export interface Screen {
  /** Path without the language prefix. */
  path: string;
  label: ScreenLabel;
  icon: IconName;
  access: Access;
  /**
   * The permission with which other staff may open a screen with `access: "admin"`. Without one, only admins
   * may.
   */
  permission?: Permission;
  group?: GroupName;
  /** Heading of the group under which the menu lists it. */
  section?: SectionName;
  /** Queue whose length the menu shows next to it. */
  queue?: QueueName;
  /** Outside the language prefix (front pages). */
  unprefixed?: boolean;
  newTab?: boolean;
  /**
   * Has no menu entry, for all viewers, for visitors, or for those whose menu has its parent: titles and links still
   * use it.
   */
  hidden?: boolean | "visitor" | "below-parent";
  /** Whether its menu entry is also marked as current on screens below its path. */
  includesSubpages?: boolean;
  /** Path of its parent screen, whose menu entry is marked as current instead. */
  parent?: string;
  /** Path its URL redirects to: an earlier URL, or one that only groups the screens below it. */
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
  | "light"
  | "dark"
  | "system";
