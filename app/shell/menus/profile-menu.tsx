import { CircleDollarSign, CircleHelp, LogOut, Palette, Settings, UserRound } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Avatar } from "~/components/ui/avatar";
import { Menu, menuItemStyle } from "~/components/ui/menu";
import { MenuItem } from "~/components/ui/menu-item";
import { Spinner } from "~/components/ui/spinner";
import { useTranslation } from "~/i18n/use-translation";
import { type SharedContent, SharedPart } from "~/shell/frame/shared-part";
import { LocalizedLink } from "~/navigation/localized-link";
import { customizerTabId } from "~/shell/theme/customizer/customizer-tab";

const entries = [
  { to: "/apps/user/view", label: "myProfile", Icon: UserRound },
  { to: "/pages/account-settings", label: "settings", Icon: Settings },
  { to: "/pages/pricing", label: "pricing", Icon: CircleDollarSign },
  { to: "/pages/faq", label: "faq", Icon: CircleHelp },
] as const;

interface ProfileMenuProps {
  name: string;
  email: string;
  avatar: string | null;
}

/** A menu with the user's name, the account's pages, the appearance, and the logout. */
export function ProfileMenu({ name, email, avatar }: ProfileMenuProps) {
  const t = useTranslation("shell");
  return (
    <Menu
      label={t("profileMenu", { name })}
      trigger={<Avatar name={name} src={avatar} />}
      panelClassName="w-64 max-w-[calc(100vw-1rem)]"
    >
      <div className="flex items-center gap-3 px-3 py-2">
        <Avatar name={name} src={avatar} />
        <p className="min-w-0">
          <bdi className="block truncate font-semibold">{name}</bdi>
          <bdi className="block truncate text-sm text-muted">{email}</bdi>
        </p>
      </div>
      <SharedPart of={content} />
    </Menu>
  );
}

const content: SharedContent = { name: "profile-entries", Content: ProfileEntries };

function ProfileEntries() {
  const t = useTranslation("shell");
  const leaving = useNavigation().formAction?.endsWith("/logout");
  return (
    <>
      <div className="mt-2 border-t border-line pt-2">
        {entries.map(({ to, label, Icon }) => (
          <MenuItem key={to}>
            <LocalizedLink to={to} className={menuItemStyle}>
              <Icon aria-hidden className="size-4.5" />
              {t(label)}
            </LocalizedLink>
          </MenuItem>
        ))}
        <MenuItem>
          <button
            type="button"
            className={`${menuItemStyle} needs-script max-lg:hidden`}
            onClick={() => document.getElementById(customizerTabId)?.click()}
          >
            <Palette aria-hidden className="size-4.5" />
            {t("customize")}
          </button>
        </MenuItem>
      </div>
      <Form method="post" action="/logout" reloadDocument className="mt-2 border-t border-line pt-2">
        <MenuItem>
          <button
            type="submit"
            className={menuItemStyle}
            onClick={(event) => leaving && event.preventDefault()}
          >
            {leaving ? <Spinner /> : <LogOut aria-hidden className="directional size-4.5" />}
            {t("logOut")}
          </button>
        </MenuItem>
      </Form>
    </>
  );
}
