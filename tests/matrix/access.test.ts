import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { adminGetOffer } from "#contract/offers/admin-offers.ts";
import { adminGetUser } from "#contract/accounts/admin-users.ts";
import { permissionsOfBuiltIn } from "#contract/roles/permissions.ts";
import { writeCourses } from "#provider/academy/write-courses.ts";
import { users } from "#provider/database/schema/schema.ts";
import { inTransaction } from "#provider/database/engine/unit-of-work.ts";
import { changeRole } from "#provider/modules/accounts/changes.ts";
import { texts as arabic } from "~/locales/ar/errors";
import { texts as english } from "~/locales/en/errors";
import { texts as french } from "~/locales/fr/errors";
import { demoScreens } from "~/navigation/demo-screens";
import type { Screen } from "~/navigation/screen";
import { screenAt, screens } from "~/navigation/screens";
import { csvFiles } from "~/routes/$lang.csv.$/files.server";
import { Browser } from "../support/pages/browser";
import { type AdminFixtures, openAdminFixtures } from "../support/money/admin-fixtures";
import { alternate, printCoverage } from "../support/programs/repetitions";
import { routePaths } from "../support/pages/route-paths";
import { addShop } from "../support/money/shops";

const words = { en: english, fr: french, ar: arabic };
const languages = ["en", "fr", "ar"] as const;
const roles = ["visitor", "member", "admin", "demoted admin"] as const;
/**
 * Staff roles other than admin, tested in one language on the screens of the Manage Center. For each screen, CI
 * tests one role that may see it and one that may not.
 */
const staff = ["finance", "support", "content", "auditor"] as const;
type Role = (typeof roles)[number] | (typeof staff)[number];

const every = routePaths();
/** Public files and downloads, which aren't screens. */
const files = /\/(file|statement|offline)$|\.(webmanifest|atom)$/;
const routes = every.filter((path) => path.startsWith("/en/") && !path.includes("x1") && !files.test(path));
/** The pages of the template's list that exist. The table of screens contains all other screens. */
const demo = demoScreens
  .filter(({ path }) => routes.includes(`/en${path}`) && !screenAt(path))
  .map(({ path }) => ({ path, access: "everyone" as const }));
const built = [...screens.filter((screen) => !screen.redirectsTo && !screen.unprefixed), ...demo];
const cells = built.flatMap((screen, position) => {
  const viewers = screen.access === "admin" ? [...roles, ...staffFor(screen, position)] : roles;
  return viewers.flatMap((role, index) =>
    alternate(languages, position + index).map(
      (language) => [`/${language}${screen.path} as ${role}`, { language, screen, role }] as const,
    ),
  );
});
/** Returns the staff roles to try on a screen. */
function staffFor({ permission }: Pick<Screen, "permission">, position: number) {
  const isAllowed = (role: (typeof staff)[number]) =>
    permission !== undefined && permissionsOfBuiltIn(role).includes(permission);
  const groups = [staff.filter(isAllowed), staff.filter((role) => !isAllowed(role))];
  return groups.flatMap((group) => (group.length > 0 ? alternate(group, position) : []));
}

const adminScreens = built.filter(({ access }) => access === "admin");

let fixtures: AdminFixtures;
let browsers: Record<Role, Browser>;
let offer: string;
let withdrawal: Awaited<ReturnType<AdminFixtures["requested"]>>;
/** Content that only admins may see: another member's withdrawal, and who decides on it. */
let secrets: string[];

beforeAll(async () => {
  fixtures = await openAdminFixtures();
  // Course pages need a course, which the provider normally writes when it starts.
  await writeCourses(fixtures.provider.connection, fixtures.provider.app.clock);
  const { provider, dashboard, signIn } = fixtures;
  withdrawal = await fixtures.requested();
  const decided = await fixtures.approved();
  const rate = { kind: "percent", minimum: 200, maximum: 200 } as const;
  offer = (await addShop(provider.app.database, { rate })).offerId!;
  const demoted = await provider.signUp({ role: "admin" });
  browsers = {
    visitor: new Browser(dashboard),
    member: (await signIn(await provider.signUp())).browser,
    admin: fixtures.ada.browser,
    "demoted admin": (await signIn(demoted)).browser,
    ...(Object.fromEntries(
      await Promise.all(
        staff.map(async (role) => [role, (await signIn(await provider.signUp({ role }))).browser] as const),
      ),
    ) as Record<(typeof staff)[number], Browser>),
  };
  await provider.app.database.update(users).set({ role: "member" }).where(eq(users.id, demoted.userId));
  secrets = [withdrawal.reference, withdrawal.payee.email, decided.reference, fixtures.otto.user.email];
});
afterAll(() => fixtures.close());

type Verdict = "shown" | "to login" | "home" | "forbidden";
function expectedAccess({ access, permission }: Pick<Screen, "access" | "permission">, role: Role): Verdict {
  if (access === "everyone") return "shown";
  if (access === "visitor") return role === "visitor" ? "shown" : "home";
  if (role === "visitor") return "to login";
  if (access !== "admin" || role === "admin") return "shown";
  return permission && permissionsOfBuiltIn(role).includes(permission) ? "shown" : "forbidden";
}

describe("S7 every screen × role × language", () => {
  let looks = 0;
  afterAll(() => printCoverage(`S7: ${looks} looks at screens, each as document and as data`));

  test("the matrix covers every screen", () => {
    expect(routes).toEqual(built.map(({ path }) => `/en${path}`).sort());
    // Each screen declares a permission. The tests below check that it is enforced.
    expect(adminScreens.filter((screen) => !("permission" in screen))).toEqual([]);
    expect(adminScreens).not.toEqual([]);
  });

  test.each(cells)("access to %s", async (_, { language, screen, role }) => {
    const { path, access } = screen;
    const target = `/${language}${path}`;
    const query = "?size=50";
    const page = await browsers[role].request(target + query);
    const navigation = await browsers[role].request(`${target}.data${query}`, { headers: { accept: "*/*" } });
    const [html, text] = [await page.text(), await navigation.text()];
    looks += 1;
    const verdict = expectedAccess(screen, role);
    const login = `/${language}/login?returnTo=${encodeURIComponent(target + query)}`;
    const destination = {
      "to login": login,
      home: `/${language}/dashboards/crm`,
      shown: null,
      forbidden: null,
    }[verdict];
    const statuses = { shown: [200, 200], "to login": [302, 202], home: [302, 202], forbidden: [403, 403] }[
      verdict
    ];
    expect([page.status, navigation.status, page.headers.get("location")]).toEqual([
      ...statuses,
      destination,
    ]);
    if (destination) expect(text).toContain(destination);
    // The element that blocks the first paint exists on every page, including error pages.
    else expect(html).toContain(`id="${/<link rel="expect" href="#([^"]+)"/.exec(html)![1]}"`);
    if (verdict === "forbidden") {
      for (const part of ['id="site-nav"', `<html lang="${language}"`, words[language].forbidden])
        expect(html).toContain(part);
      expect(text).toContain(words[language].forbidden);
    }
    // On the home screen, staff see the work that waits for them.
    const isForStaff = access === "admin" || (path === "/dashboards/crm" && role === "admin");
    const showsSecrets = verdict === "shown" && isForStaff;
    if (!showsSecrets) for (const secret of secrets) expect(html + text).not.toContain(secret);
    if (showsSecrets && path.endsWith("details/users")) {
      for (const content of [html, text]) expect(content).toContain(withdrawal.payee.email);
    }
    if (showsSecrets && path.endsWith("withdraw-management")) {
      for (const content of [html, text])
        for (const secret of secrets.slice(0, 3)) expect(content).toContain(secret);
    }
  });
});

describe("S7 every file × role", () => {
  const files = Object.keys(csvFiles).flatMap((path) => {
    const screen = screenAt(path);
    return screen?.access === "admin" ? [[`/en/csv${path}`, screen] as const] : [];
  });
  // Parameters that some of the files require.
  const query = "?month=2026-01&network=awin&from=2026-01-01&to=2026-01-31";
  afterAll(() => printCoverage(`S7: ${files.length} files of the Manage Center × ${staff.length + 2} roles`));

  test.each(files)("%s is served only to roles that may view its screen", async (path, screen) => {
    for (const role of ["visitor", "member", ...staff] as const) {
      const response = await browsers[role].request(path + query);
      const isFile = response.headers.get("content-type")?.startsWith("text/csv") === true;
      const isShown = expectedAccess(screen, role) === "shown";
      expect(response.status === 200 && isFile, `${path} ${role}`).toEqual(isShown);
      const text = await response.text();
      if (!isShown) for (const secret of secrets) expect(text).not.toContain(secret);
    }
  });
});

const forms: [intent: string, fields: Record<string, string>][] = [
  ["approve", {}],
  ["reject", { reason: "terms" }],
  ["mark-paid", { paymentReference: "SEPA-1" }],
  ["fail", { reason: "bank_returned" }],
  ["reveal", {}],
  ["suspend", { step: "suspend", reason: "Fraud" }],
  ["suspend-several", { step: "suspend", reason: "Fraud" }],
  ["bulk-end", {}],
  ["adjust", { step: "adjust", direction: "give", amount: "5", reason: "Gift" }],
];

describe("S7 an admin's form sent by another role gets 403 and changes nothing", () => {
  let tries = 0;
  afterAll(() =>
    printCoverage(`S7: ${tries} forms in other hands, each as document and as data, nothing changed`),
  );

  /** Returns the status of the account and the version of the offer that the forms refer to. */
  async function readTargets() {
    const { call } = fixtures.provider;
    const as = fixtures.ada.user;
    const user = await call(adminGetUser, { as, params: { id: withdrawal.payee.userId } });
    return [user.data.status, (await call(adminGetOffer, { as, params: { id: offer } })).data.version];
  }
  const cases = roles
    .filter((role) => role !== "admin")
    .flatMap((role, index) => alternate(languages, index).map((language) => ({ role, language })));

  test.each(cases)("$role, in $language", async ({ role, language }) => {
    const { id, reference } = withdrawal;
    const before = [await fixtures.look(id), ...(await readTargets())];
    for (const [position, { path }] of adminScreens.entries()) {
      // Access is checked before the form is read. In CI, every screen gets a third of the forms.
      const sampledForms = forms.filter((_, index) => alternate([0, 1, 2], position).includes(index % 3));
      for (const [intent, fields] of sampledForms) {
        const user = withdrawal.payee.userId;
        const ids = intent === "suspend-several" ? user : intent === "bulk-end" ? `${offer}@1` : id;
        const body = () => new URLSearchParams({ intent, ids, id, user, ...fields });
        const target = `/${language}${path}`;
        const form = await browsers[role].request(target, { method: "POST", body: body() });
        const data = await browsers[role].request(`${target}.data`, {
          method: "POST",
          body: body(),
          headers: { accept: "*/*" },
        });
        tries += 1;
        const text = (await form.text()) + (await data.text());
        const expected = role === "visitor" ? [302, 202] : [403, 403];
        expect([path, intent, form.status, data.status]).toEqual([path, intent, ...expected]);
        for (const secret of [...secrets, "DE89"]) expect(text).not.toContain(secret);
      }
    }
    expect([await fixtures.look(id), ...(await readTargets())]).toEqual(before);
    const { data: log } = await fixtures.provider.call(listActivityLogs, {
      as: fixtures.ada.user,
      query: { q: reference },
    });
    expect(log).toEqual([]);
  });
});

test("Session: a demotion ends the admin's logins, and the next page is the login", async () => {
  const { provider } = fixtures;
  const admin = await provider.signUp({ role: "admin" });
  const { browser } = await fixtures.signIn(admin);
  const target = "/fr/apps/admin/withdraw-management";
  expect((await browser.request(target)).status).toBe(200);
  await inTransaction(provider.app.database, (unit) =>
    changeRole(provider.app, unit, admin.userId, "member"),
  );
  const response = await browser.request(target);
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toEqual(`/fr/login?returnTo=${encodeURIComponent(target)}`);
});
