import { Bookmark, BookmarkCheck, Share2 } from "lucide-react";
import { Form, useLocation } from "react-router";
import { Button } from "~/components/ui/button";
import { shareAddress } from "~/components/ui/share-address";
import { coursePath } from "~/features/academy/academy-paths";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";

interface BookmarkButtonProps {
  slug: string;
  title: string;
  isBookmarked: boolean;
}

/** Buttons to bookmark and share the course. */
export function BookmarkButton({ slug, title, isBookmarked }: BookmarkButtonProps) {
  const t = useTranslation("academy");
  const { search } = useLocation();
  const address = useLocalizedPath(coursePath(slug));
  const Icon = isBookmarked ? BookmarkCheck : Bookmark;
  return (
    <>
      <Form method="post" action={search} preventScrollReset>
        <Button type="submit" name="bookmark" value={isBookmarked ? "off" : "on"} variant="outline">
          <Icon aria-hidden className="size-4.5" />
          {t(isBookmarked ? "bookmarkRemove" : "bookmark")}
        </Button>
      </Form>
      <Button
        variant="outline"
        className="needs-script"
        onClick={() => {
          const texts = { title, copied: t("shareCopied"), failed: t("shareFailed") };
          void shareAddress(new URL(address, window.location.href).href, texts);
        }}
      >
        <Share2 aria-hidden className="size-4.5" />
        {t("share")}
      </Button>
    </>
  );
}
