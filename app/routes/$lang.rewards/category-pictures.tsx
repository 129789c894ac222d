import { Avatar } from "~/components/ui/avatar";
import { rewardsPath } from "~/features/shop/paths";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Shows categories as pictures, with links to their products. */
export function CategoryPictures({ pictures }: { pictures: { slug: string; name: string; src: string }[] }) {
  const t = useTranslation("shop");
  if (pictures.length === 0) return null;
  return (
    <nav aria-label={t("category")} className="overflow-x-auto">
      <ul className="flex gap-3">
        {pictures.map(({ slug, name, src }) => (
          <li key={slug}>
            <LocalizedLink
              to={`${rewardsPath}?f.category=${slug}`}
              className="card-surface flex min-h-11 items-center gap-3 px-4 py-2 whitespace-nowrap hover:bg-sunken"
            >
              <Avatar shape="square" name={name} src={src} size="sm" />
              <bdi>{name}</bdi>
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
