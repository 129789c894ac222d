import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "#contract/academy/academy.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { findBonus } from "./bonus.ts";
import { updateCourse, findAuthor, findCourseWithAuthor } from "./change.ts";
import { learnerStats } from "./stats.ts";
import { answerQuestion, findCertificate } from "./learn.ts";
import {
  findBookmarks,
  findCertificates,
  findCourses,
  findProgress,
  findPublished,
  setBookmark,
} from "./repository.ts";
import { toListed, toCourseWithLessons, toEditableCourse } from "./view.ts";

/** Registers the routes for taking courses and for editing them. */
export async function academyRoutes(api: FastifyInstance): Promise<void> {
  const { database } = api;
  const signedIn = { access: "signed-in" } as const;
  const admin = { access: "admin" } as const;

  async function learnerOf(request: FastifyRequest) {
    const { userId } = identityOf(request);
    const progress = await findProgress(database, userId);
    const certificates = await findCertificates(database, userId);
    const bookmarks = await findBookmarks(database, userId);
    return { progress, certificates, bookmarks };
  }
  async function findCourseForLearner(request: FastifyRequest, slug: string) {
    const course = await findPublished(database, slug);
    if (!course) throw notFound();
    const opened = toCourseWithLessons(course, request.language, await learnerOf(request));
    const { userId } = identityOf(request);
    const isCompleted = opened.completedAt !== null;
    const bookmark = { userId, courseId: course.id, at: api.clock(), isCompleted };
    return { ...opened, bonus: await findBonus(database, api, bookmark) };
  }

  api.implement(calls.listCourses, signedIn, async ({ request }) => {
    const progress = await learnerOf(request);
    const courses = await findCourses(database, { includeHidden: false });
    return {
      data: {
        courses: courses.map((course) => toListed(course, request.language, progress)),
        figures: learnerStats(progress, api.clock()),
      },
    };
  });
  api.implement(calls.getCourse, signedIn, async ({ params, request }) => {
    return { data: await findCourseForLearner(request, params.slug) };
  });
  api.implement(calls.bookmarkCourse, { ...signedIn, perMinute: 60 }, async ({ params, body, request }) => {
    const course = await findPublished(database, params.slug);
    if (!course) throw notFound();
    const { userId } = identityOf(request);
    await setBookmark(database, { userId, courseId: course.id, ...body, at: api.clock() });
    return { data: body };
  });
  api.implement(calls.answerLesson, { ...signedIn, perMinute: 60 }, async ({ params, body, request }) => {
    const { userId } = identityOf(request);
    const { isCorrect } = await answerQuestion(api, { userId, ...params, ...body });
    return { data: { isCorrect, course: await findCourseForLearner(request, params.slug) } };
  });
  api.implement(calls.getCertificate, signedIn, async ({ params, request }) => {
    const { userId } = identityOf(request);
    const { certificate, content, name } = await findCertificate(api, { userId, ...params });
    const minutes = content.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
    const { title } = content.texts[request.language];
    const { number, completedAt } = certificate;
    return { data: { number, name, title, minutes, completedAt: completedAt.toISOString() } };
  });

  api.implement(calls.adminListCourses, admin, async ({ request }) => {
    const courses = await findCourses(database, { includeHidden: true });
    const data = [];
    for (const course of courses) {
      const { texts, ...written } = toEditableCourse(course, await findAuthor(database, course));
      data.push({ ...written, title: texts[request.language].title, finishers: course.finishers });
    }
    return { data };
  });
  api.implement(calls.adminGetCourse, admin, async ({ params }) => {
    const course = await findCourseWithAuthor(database, params.id);
    if (!course) throw notFound();
    return { data: course };
  });
  api.implement(
    calls.changeCourse,
    { ...admin, bodyLimit: 256 * 1024 },
    async ({ params, body, request }) => {
      return { data: await updateCourse(api, request, { ...params, ...body }) };
    },
  );
}
