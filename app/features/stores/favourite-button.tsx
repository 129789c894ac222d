import { Heart } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useFetcher, useLocation } from "react-router";
import { showToast } from "~/components/toast/toast-store";
import { buttonStyle } from "~/components/ui/button-style";
import { classNames } from "~/components/ui/class-names";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { useLocalizedPath } from "~/navigation/localized-link";
import { loginPath } from "~/navigation/login-path";
import { useViewer } from "~/page/use-viewer";
import type { FavouriteResponse } from "./favourite-form";

interface FavouriteButtonProps {
  store: { slug: string; name: string };
  isFavourite: boolean;
  className?: string;
}

/**
 * A heart that adds a store to the member's favourites or removes it. The change is shown immediately. The
 * heart is the button of a form, so it works without scripts. Visitors are redirected to the login and then
 * back to the store.
 */
export function FavouriteButton({ store: { slug, name }, isFavourite, className }: FavouriteButtonProps) {
  const t = useTranslation("stores");
  const language = useLanguage();
  const page = useLocalizedPath(`/stores/${slug}`);
  const { pathname, search } = useLocation();
  const { state } = useViewer();
  // All hearts of a store share a fetcher, because the store may be on the page more than once.
  const fetcher = useFetcher<FavouriteResponse>({ key: `favourite-${slug}` });
  const requestedState = fetcher.formData?.get("favourite");
  const isOn = requestedState ? requestedState === "yes" : isFavourite;

  const announce = useEffectEvent((problem: string | undefined) => {
    if (problem === undefined) return;
    showToast({
      id: `favourite-${slug}`,
      tone: "danger",
      title: t("favouriteNotSaved", { name }),
      description: problem || t("favouriteUnreachable"),
    });
  });
  useEffect(() => announce(fetcher.data?.problem), [fetcher.data]);

  if (state === "loading") return null;
  const label = t(isOn ? "favouriteRemove" : "favouriteAdd", { name });
  const style = buttonStyle("ghost", "icon", className);
  const heart = (
    <Heart
      aria-hidden
      className={classNames("size-5", isOn ? "fill-current text-danger" : "text-muted")}
      strokeWidth={1.9}
    />
  );
  if (state === "signed-out")
    return (
      <Link
        to={loginPath(language, { pathname: page, search: "" })}
        rel="nofollow"
        aria-label={label}
        className={style}
      >
        {heart}
      </Link>
    );
  return (
    <fetcher.Form method="post" action={`${page}/favourite`} className="contents">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button
        type="submit"
        name="favourite"
        value={isOn ? "no" : "yes"}
        aria-label={label}
        title={label}
        className={style}
      >
        {heart}
      </button>
    </fetcher.Form>
  );
}
