import { Welcome } from "../front-pages.landing-page/welcome";
import { useTranslation } from "~/i18n/use-translation";
import type { VisitorHome as VisitorView } from "./view";

/** The home screen of a visitor. */
export default function VisitorHome({ home }: { home: VisitorView }) {
  const t = useTranslation("home");
  const { kind: _, ...view } = home;
  return (
    <div className="mx-auto max-w-6xl pt-2 pb-2 sm:pb-6">
      <title>{`${t("title")} · Cashlane`}</title>
      <Welcome {...view} />
    </div>
  );
}
