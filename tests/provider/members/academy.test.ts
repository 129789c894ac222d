import { afterAll, beforeAll, expect, test } from "vitest";
import {
  adminGetCourse,
  adminListCourses,
  answerLesson,
  bookmarkCourse,
  changeCourse,
  getCertificate,
  getCourse,
  listCourses,
} from "#contract/academy/academy.ts";
import { shippedCourses } from "#provider/academy/shipped-courses.ts";
import { writeCourses } from "#provider/academy/write-courses.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const now = new Date("2026-03-15T12:00:00Z");
const [shipped] = shippedCourses;
const { slug } = shipped!;
const { lessons, texts } = shipped!.content;

test("courses hold the same lessons in every language, with one right answer each", () => {
  expect(shippedCourses).toHaveLength(8);
  for (const { content } of shippedCourses)
    for (const words of Object.values(content.texts)) {
      expect(words.lessons).toHaveLength(content.lessons.length);
      for (const [at, { answers }] of words.lessons.entries())
        expect(answers[content.lessons[at]!.right]).toBeTruthy();
    }
});

describeOnDatabase("academy", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let member: TestUser;
  let ada: TestUser;
  beforeAll(async () => {
    connection = await open();
    provider = await startTestProvider({ connection, clock: () => now });
    await writeCourses(connection, () => now);
    [member, ada] = [await provider.signUp({ name: "Mia" }), await provider.signUp({ role: "admin" })];
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
  });

  const french = { "accept-language": "fr" };
  const answer = (lesson: string, given: number, as = member) =>
    provider.call(answerLesson, { as, params: { slug }, body: { lesson, answer: given } });
  const course = (as = member) => provider.call(getCourse, { as, params: { slug }, headers: french });
  const certificate = (as = member) => provider.call(getCertificate, { as, params: { slug } });
  const listOwnCourses = async (as = member) => (await provider.call(listCourses, { as })).data;

  test("bookmarking a course is idempotent, can be undone, and affects only its reader", async () => {
    const setBookmark = (isBookmarked: boolean, to = slug) =>
      provider.call(bookmarkCourse, { as: member, params: { slug: to }, body: { isBookmarked } });
    const bookmarks = async (as = member) =>
      (await listOwnCourses(as)).courses.filter((one) => one.isBookmarked).map((one) => one.slug);
    for (const time of [1, 2]) expect((await setBookmark(true)).status, `${time}`).toBe(200);
    expect(await bookmarks()).toEqual([slug]);
    expect(await bookmarks(ada)).toEqual([]);
    expect((await course()).data.isBookmarked).toBe(true);
    for (const time of [1, 2]) expect((await setBookmark(false)).status, `${time}`).toBe(200);
    expect(await bookmarks()).toEqual([]);
    expect((await setBookmark(true, "no-such-course")).status).toBe(404);
  });

  test("reveals the right answer after each lesson and issues the certificate once", async () => {
    const { data: before } = await course();
    expect(before.title).toBe(texts.fr.title);
    expect(before.contents.map(({ right, why, doneAt }) => [right, why, doneAt])).toEqual(
      lessons.map(() => [null, null, null]),
    );
    expect(before.next?.key).toBe(lessons[0]!.key);
    const wrongAnswer = await answer(lessons[0]!.key, (lessons[0]!.right + 1) % 3);
    expect(wrongAnswer).toMatchObject({ data: { isCorrect: false, course: { done: 0 } } });
    expect((await certificate()).status).toBe(404);
    for (const { key, right } of lessons) expect((await answer(key, right)).data.isCorrect).toBe(true);
    const { data: after } = await course();
    expect(after.done).toEqual(lessons.length);
    expect(after.next).toBeNull();
    expect(after.completedAt).toEqual(now.toISOString());
    expect(after.contents[0]!.why).toBe(texts.fr.lessons[0]!.why);
    const { data: paper } = await certificate();
    expect(paper).toMatchObject({ name: "Mia", title: texts.en.title });
    // Repeating the answers, also concurrently, leaves one certificate and one finisher.
    await Promise.all(lessons.map(({ key, right }) => answer(key, right)));
    expect((await certificate()).data).toEqual(paper);
    const { courses, figures } = await listOwnCourses();
    expect(courses[0]).toMatchObject({ finishers: 1, done: lessons.length });
    const minutes = lessons.reduce((sum, one) => sum + one.minutes, 0);
    expect(figures).toMatchObject({ completed: 1, minutes, rightAtOnce: 67 });
    expect(figures.week.at(-1)).toEqual({ day: "2026-03-15", minutes });
    expect(figures.weekBefore).toBe(0);
  });

  test("S7 hides a member's progress and certificate from other members", async () => {
    const other = await provider.signUp();
    expect((await certificate(other)).status).toBe(404);
    expect((await course(other)).data.done).toBe(0);
    expect((await answer("no-such-lesson", 0, other)).status).toBe(404);
  });

  test("keeps an admin's edits and hidden courses through a release", async () => {
    const { data: all } = await provider.call(adminListCourses, { as: ada });
    const params = { id: all.find((one) => one.slug === slug)!.id };
    const { data: written } = await provider.call(adminGetCourse, { as: ada, params });
    const changed = { language: "fr" as const, ...written.texts.fr, title: "Le suivi" };
    const change = (body: object) =>
      provider.call(changeCourse, { as: ada, params, body: { version: written.version, ...body } });
    expect((await change({ texts: { ...changed, lessons: changed.lessons.slice(1) } })).status).toBe(400);
    expect((await change({ texts: changed })).data).toMatchObject({
      version: 2,
      updatedBy: { id: ada.userId },
    });
    expect((await change({ texts: changed })).status).toBe(409);
    expect(await writeCourses(connection, () => now)).toBe(0);
    expect((await course()).data.title).toBe("Le suivi");
    await provider.call(changeCourse, { as: ada, params, body: { version: 2, isPublished: false } });
    expect((await course()).status).toBe(404);
    expect((await listOwnCourses()).courses).toHaveLength(7);
    const asMember = { as: member, params, body: { version: 3, isPublished: true } };
    expect((await provider.call(changeCourse, asMember)).status).toBe(403);
  });
});
