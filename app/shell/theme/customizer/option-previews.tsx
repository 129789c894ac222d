import { Monitor, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import type { layouts, Theme } from "~/page/theme";

const icon = "size-6";

export const modePreviews: Record<Theme["mode"], ReactNode> = {
  light: <Sun aria-hidden className={icon} />,
  dark: <Moon aria-hidden className={icon} />,
  system: <Monitor aria-hidden className={icon} />,
};

export const layoutPreviews: Record<(typeof layouts)[number], ReactNode> = {
  vertical: (
    <Sketch>
      <rect x="6" y="6" width="18" height="36" rx="3" opacity="0.75" />
      <rect x="29" y="6" width="45" height="7" rx="2.5" opacity="0.4" />
      <rect x="29" y="18" width="45" height="24" rx="3" opacity="0.2" />
    </Sketch>
  ),
  collapsed: (
    <Sketch>
      <rect x="6" y="6" width="8" height="36" rx="3" opacity="0.75" />
      <rect x="19" y="6" width="55" height="7" rx="2.5" opacity="0.4" />
      <rect x="19" y="18" width="55" height="24" rx="3" opacity="0.2" />
    </Sketch>
  ),
  horizontal: (
    <Sketch>
      <rect x="6" y="6" width="68" height="5" rx="2" opacity="0.4" />
      <rect x="6" y="14" width="68" height="7" rx="2.5" opacity="0.75" />
      <rect x="6" y="26" width="68" height="16" rx="3" opacity="0.2" />
    </Sketch>
  ),
};

export const subMenuPreviews: Record<Theme["subMenus"], ReactNode> = {
  click: (
    <Sketch>
      <rect x="6" y="6" width="30" height="7" rx="2.5" opacity="0.75" />
      <rect x="11" y="16" width="25" height="5" rx="2" opacity="0.35" />
      <rect x="11" y="24" width="25" height="5" rx="2" opacity="0.35" />
      <rect x="6" y="33" width="30" height="7" rx="2.5" opacity="0.75" />
    </Sketch>
  ),
  hover: (
    <Sketch>
      <rect x="6" y="6" width="30" height="7" rx="2.5" opacity="0.75" />
      <rect x="6" y="17" width="30" height="7" rx="2.5" opacity="0.75" />
      <rect x="41" y="6" width="33" height="24" rx="3" opacity="0.35" />
    </Sketch>
  ),
};

export const skinPreviews: Record<Theme["skin"], ReactNode> = {
  default: (
    <Sketch>
      <rect x="17" y="14" width="48" height="26" rx="5" opacity="0.15" />
      <rect x="15" y="10" width="48" height="26" rx="5" opacity="0.35" />
    </Sketch>
  ),
  bordered: (
    <Sketch>
      <rect x="16" y="11" width="48" height="26" rx="5" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </Sketch>
  ),
};

export const widthPreviews: Record<Theme["contentWidth"], ReactNode> = {
  compact: (
    <Sketch>
      <rect x="22" y="6" width="36" height="7" rx="2.5" opacity="0.75" />
      <rect x="22" y="18" width="36" height="24" rx="3" opacity="0.25" />
    </Sketch>
  ),
  wide: (
    <Sketch>
      <rect x="5" y="6" width="70" height="7" rx="2.5" opacity="0.75" />
      <rect x="5" y="18" width="70" height="24" rx="3" opacity="0.25" />
    </Sketch>
  ),
};

function Sketch({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 80 48" aria-hidden className="directional h-12 w-20" fill="currentColor">
      {children}
    </svg>
  );
}
