import {
  CalendarClock,
  Clock,
  type LucideIcon,
  Package,
  PackageCheck,
  PackageOpen,
  Route,
  Star,
  Truck,
  Undo2,
} from "lucide-react";

/** The icon of each delivery figure. */
export const deliveryIcons = {
  packages: Package,
  delivering: Truck,
  delivered: PackageCheck,
  onTime: Clock,
  days: CalendarClock,
  satisfied: Star,
  transit: Route,
  out: PackageOpen,
  late: CalendarClock,
  returned: Undo2,
} as const satisfies Record<string, LucideIcon>;
