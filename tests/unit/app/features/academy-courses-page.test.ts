import { expect, test } from "vitest";
import type { ListedCourse } from "#contract/academy/academy.ts";
import { coursesPage } from "~/features/academy/courses-page";

const course = (slug: string, done: number, minutes = 6): ListedCourse => ({
  slug,
  category: "basics",
  title: `Course ${slug}`,
  summary: slug === "b" ? "About coupons" : "About tracking",
  language: "en",
  minutes,
  lessons: 3,
  done,
  completedAt: null,
  next: null,
  finishers: 0,
  isBookmarked: false,
});
const all = [
  course("a", 2, 9),
  course("b", 0),
  course("c", 3, 4),
  course("d", 1),
  course("e", 0),
  course("f", 0),
];
function pageOf(query: string) {
  const { rows, paging } = coursesPage(all, new URLSearchParams(query), "en");
  return [rows.map(({ slug }) => slug).join(""), paging.total, paging.nextCursor];
}

test.each([
  ["", ["abcde", 6, "5"]],
  ["cursor=5", ["f", 6, null]],
  ["size=10", ["abcdef", 6, null]],
  ["size=7&cursor=99&cursor=-1&sort=nothing", ["abcde", 6, "5"]],
  ["q=COUPONS", ["b", 1, null]],
  ["q=course%20coupons%20tracking", ["", 0, null]],
  // A course no one has started has progress 0 and is still listed.
  ["size=10&sort=progress", ["befdac", 6, null]],
  ["size=10&sort=-progress", ["cadbef", 6, null]],
  ["size=10&sort=minutes", ["cbdefa", 6, null]],
  ["size=10&sort=-course", ["fedcba", 6, null]],
] as const)("builds the table of courses for ?%s", (query, expected) => {
  expect(pageOf(query)).toEqual(expected);
});
