import { useLocation, useNavigation, useRevalidator } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { buttonStyle } from "../ui/button-style";
import { Spinner } from "../ui/spinner";

/** A link that reloads the page's data or, without scripts, the whole page. */
export function RetryLink() {
  const t = useTranslation("ui");
  const location = useLocation();
  const revalidator = useRevalidator();
  const navigation = useNavigation();
  const busy = revalidator.state !== "idle" || navigation.state !== "idle";
  return (
    <a
      href={location.pathname + location.search}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (!busy) void revalidator.revalidate();
      }}
      className={buttonStyle("soft")}
    >
      {busy && <Spinner className="size-4" />}
      {t("retry")}
    </a>
  );
}
