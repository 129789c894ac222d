import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { sampleEntries } from "~/routes/$lang.pages.design-system/sample-menu";
import { directionOf, isLanguage } from "~/i18n/languages";
import { texts as arabicShell } from "~/locales/ar/shell";
import { texts as arabic } from "~/locales/ar/sample-menu";
import { texts as englishShell } from "~/locales/en/shell";
import { texts as english } from "~/locales/en/sample-menu";
import { withoutSections } from "~/navigation/menu-entry";
import { emptyPage, PageContext } from "~/page/page-context";
import { NavMenu } from "~/shell/menus/nav-menu";
import { MenuRow } from "~/shell/menus/top-nav/menu-row";

const spoken = {
  en: { shell: englishShell, "sample-menu": english },
  fr: { shell: englishShell, "sample-menu": english },
  ar: { shell: arabicShell, "sample-menu": arabic },
};

/** Renders the sample menu in an empty page. Query parameters: `language`, `path`, `layout`, `opensBy`. */
function show() {
  const query = new URLSearchParams(location.search);
  const language = query.get("language") ?? "en";
  if (!isLanguage(language)) throw new Error(`No language ${language}`);
  const layout = query.get("layout") ?? "vertical";
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.documentElement.dataset.layout = layout;
  const texts = spoken[language];
  const entries = sampleEntries((key) => texts["sample-menu"][key]);
  const opensBy = query.get("opensBy") === "hover" ? "hover" : "click";

  const menu =
    layout === "horizontal" ? (
      <nav aria-label="Sample" className="p-4">
        <MenuRow entries={withoutSections(entries)} />
      </nav>
    ) : (
      <nav aria-label="Sample" className="side-bar bg-surface">
        <div className="side-bar-list flex-1 overflow-x-hidden overflow-y-auto px-3">
          <NavMenu name="sample" entries={entries} opensBy={opensBy} />
        </div>
      </nav>
    );
  const page = (
    <PageContext value={{ ...emptyPage, locale: { language, texts } }}>
      {menu}
      <main className="shell-body p-8 pt-60">Page</main>
    </PageContext>
  );
  const path = `/${language}${query.get("path") ?? "/elsewhere"}`;
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: [path] });
  // Lets tests navigate without a link in the page.
  Object.assign(window, { go: (to: string) => router.navigate(`/${language}${to}`) });
  const root = document.body.appendChild(document.createElement("div"));
  createRoot(root).render(<RouterProvider router={router} />);
}

show();
