import { Circle, CircleDot } from "lucide-react";
import { buttonStyle } from "~/components/ui/button-style";
import { useTranslation } from "~/i18n/use-translation";
import { ThemeForm } from "~/shell/theme/theme-form";
import { layoutOf } from "~/page/theme";
import { useTheme } from "~/shell/theme/use-theme";
import { useViewer } from "~/page/use-viewer";

/** Expands or collapses the sidebar. The choice is stored in a cookie. */
export function LockToggle() {
  const t = useTranslation("shell");
  const isVisitor = useViewer().state === "signed-out";
  const locked = layoutOf(useTheme(), isVisitor) === "vertical";
  const Icon = locked ? CircleDot : Circle;
  return (
    <ThemeForm className="nav-label hidden lg:block">
      <button
        type="submit"
        name="layout"
        value={locked ? "collapsed" : "vertical"}
        aria-label={locked ? t("collapse") : t("keepOpen")}
        title={locked ? t("collapse") : t("keepOpen")}
        className={buttonStyle("ghost", "icon")}
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </ThemeForm>
  );
}
