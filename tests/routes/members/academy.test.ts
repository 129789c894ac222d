import { beforeAll, expect, test } from "vitest";
import { texts as english } from "~/locales/en/academy";
import { shippedCourses } from "#provider/academy/shipped-courses.ts";
import { writeCourses } from "#provider/academy/write-courses.ts";
import { readPage, memberWorld } from "../../support/money/member-world";
import type { Browser } from "../../support/pages/browser";

const [{ slug, content }] = shippedCourses as [(typeof shippedCourses)[number]];
const world = memberWorld();
let member: Browser;
beforeAll(async () => {
  const { app } = world.provider;
  await writeCourses(world.provider.connection, app.clock);
  ({ browser: member } = await world.signIn(await world.provider.signUp({ name: "Mia Member" })));
});

const course = `/apps/academy/course-details?course=${slug}`;
const page = async (path: string, language = "en") => readPage(member.request(`/${language}${path}`));
function answer(lesson: string, given: number) {
  const body = new URLSearchParams({ lesson, answer: String(given) });
  return member.request(`/en${course}&lesson=${lesson}`, { method: "POST", body });
}

test("without scripts a course is read, answered wrongly and rightly, finished and certified, in three languages", async () => {
  const [first, ...others] = content.lessons;
  expect(await page("/apps/academy/my-courses")).toContain(content.texts.en.title);
  const opened = await page(course);
  expect(opened).toContain(content.texts.en.lessons[0]!.question);
  expect(opened).not.toContain(content.texts.en.lessons[0]!.why);
  const certificate = `/en/apps/academy/certificate?course=${slug}`;
  expect((await member.request(certificate)).status).toBe(404);

  const wrongAnswerHtml = await readPage(answer(first!.key, (first!.right + 1) % 3));
  expect(wrongAnswerHtml).toContain(english.wrong);
  const correctAnswerHtml = await readPage(answer(first!.key, first!.right));
  for (const text of [english.right, content.texts.en.lessons[0]!.why])
    expect(correctAnswerHtml).toContain(text);
  for (const { key, right: it } of others) expect((await answer(key, it)).status).toBe(200);

  const paper = await readPage(member.request(certificate));
  for (const text of ["Mia Member", content.texts.en.title]) expect(paper).toContain(text);
  expect(await page(course, "ar")).toContain(content.texts.ar.title);
  expect(await page(course, "fr")).toContain(content.texts.fr.title);
  // Another member's certificate isn't accessible.
  const { browser: other } = await world.signIn(await world.provider.signUp());
  expect((await other.request(certificate)).status).toBe(404);
});

test("a course is bookmarked and found again, and the address sorts the dashboard's table", async () => {
  const setBookmark = (bookmark: string) =>
    member.request(`/en${course}`, { method: "POST", body: new URLSearchParams({ bookmark }) });
  const savedPath = "/apps/academy/my-courses?saved=on";
  const { title } = content.texts.en;
  expect(await page(savedPath)).not.toContain(title);
  expect((await setBookmark("on")).status).toBe(302);
  for (const path of [course, savedPath]) expect(await page(path)).toContain(title);
  expect(await page(course)).toContain(english.bookmarkRemove);
  expect((await setBookmark("off")).status).toBe(302);
  expect(await page(savedPath)).not.toContain(title);
  expect((await setBookmark("perhaps")).status).toBe(400);
  const sorted = await page("/dashboards/academy?sort=-progress&size=5&q=zzz");
  expect(sorted).toContain(english.allCourses);
});
