import {
  BadgePercent,
  BanknoteArrowDown,
  Bell,
  BriefcaseBusiness,
  CircleDollarSign,
  CircleHelp,
  ClipboardCheck,
  FileCheck,
  HandCoins,
  History,
  House,
  LayoutDashboard,
  LogIn,
  type LucideIcon,
  Monitor,
  Moon,
  MousePointerClick,
  ReceiptText,
  ScrollText,
  Search,
  Settings,
  Share2,
  Sun,
  UserRound,
  Users,
  Wallet,
} from "lucide-react";
import type { IconName } from "~/navigation/screens";

const icons: Record<IconName, LucideIcon> = {
  home: House,
  enter: LogIn,
  wallet: Wallet,
  help: CircleHelp,
  coins: HandCoins,
  details: ReceiptText,
  withdraw: BanknoteArrowDown,
  history: History,
  bell: Bell,
  user: UserRound,
  settings: Settings,
  overview: LayoutDashboard,
  offer: BadgePercent,
  network: Share2,
  users: Users,
  click: MousePointerClick,
  lead: FileCheck,
  review: ClipboardCheck,
  log: ScrollText,
  manage: BriefcaseBusiness,
  price: CircleDollarSign,
  search: Search,
  light: Sun,
  dark: Moon,
  system: Monitor,
};

/** The icon of a screen or group of the navigation table. */
export function NavIcon({ name }: { name: IconName }) {
  const Icon = icons[name];
  return <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.8} />;
}
