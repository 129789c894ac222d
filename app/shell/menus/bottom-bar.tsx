import { Menu as MenuIcon } from "lucide-react";
import type { Permission } from "#contract/roles/permissions.ts";
import { useTranslation } from "~/i18n/use-translation";
import type { IconName } from "~/navigation/screen";
import { mayDo, type Viewer } from "~/page/viewer";
import { NavIcon } from "./nav-icon";
import { type SharedContent, SharedPart } from "~/shell/frame/shared-part";
import { CurrentPageLink } from "./current-page-link";
import { sideBarId } from "./side-bar";
import { useViewer } from "~/page/use-viewer";

type Place = "home" | "stores" | "balance" | "withdraw" | "logIn" | "withdrawals" | "leads" | "claims";
const places: Record<Place, { to: string; icon: IconName; permission?: Permission }> = {
  home: { to: "/dashboards/crm", icon: "home" },
  stores: { to: "/stores", icon: "store" },
  balance: { to: "/apps/wallet/my-balance", icon: "wallet" },
  withdraw: { to: "/apps/my-cash-back/withdraw", icon: "withdraw" },
  logIn: { to: "/login", icon: "enter" },
  withdrawals: {
    to: "/apps/admin/withdraw-management",
    icon: "review",
    permission: "withdrawals.read",
  },
  leads: { to: "/apps/details/leads", icon: "lead", permission: "leads.read" },
  claims: { to: "/apps/admin/claims", icon: "help", permission: "claims.read" },
};
const memberPlaces: Record<Viewer["state"], Place[]> = {
  "signed-in": ["home", "stores", "balance", "withdraw"],
  "signed-out": ["home", "stores", "logIn"],
  loading: ["home", "stores"],
};
const staffPlaces: Place[] = ["home", "withdrawals", "leads", "claims"];

/**
 * Returns the pages for a user. Staff get home and the staff pages that they may open, followed by pages of
 * members up to a total of four.
 */
function placesFor(viewer: Viewer): Place[] {
  const defaultPlaces = memberPlaces[viewer.state];
  const permittedPlaces = staffPlaces.filter((place) => {
    const { permission } = places[place];
    return permission && mayDo(viewer, permission);
  });
  return permittedPlaces.length === 0
    ? defaultPlaces
    : [...new Set<Place>(["home", ...permittedPlaces, ...defaultPlaces])].slice(0, 4);
}

const rowStyle = "look-bottom-link";

/**
 * Links to the most used pages, within reach of the thumb. Only on phones; the menu contains the other pages.
 */
export function BottomBar() {
  const t = useTranslation("shell");
  return (
    <SharedPart
      of={rows}
      as="nav"
      aria-label={t("places")}
      className="bottom-bar no-print bg-surface sm:hidden"
    />
  );
}

const rows: SharedContent = {
  name: "bottom-bar",
  Content: function BottomBarRows() {
    const t = useTranslation("shell");
    return (
      <ul className="flex">
        {placesFor(useViewer()).map((place) => (
          <li key={place} className="min-w-0 flex-1">
            <CurrentPageLink to={places[place].to} className={rowStyle}>
              <NavIcon name={places[place].icon} />
              <span className="max-w-full truncate">{t(`place_${place}`)}</span>
            </CurrentPageLink>
          </li>
        ))}
        <li className="min-w-0 flex-1">
          <button type="button" popoverTarget={sideBarId} className={rowStyle}>
            <MenuIcon aria-hidden className="size-5" strokeWidth={1.8} />
            <span className="max-w-full truncate">{t("more")}</span>
          </button>
        </li>
      </ul>
    );
  },
};
