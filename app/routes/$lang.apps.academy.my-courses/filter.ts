import type { ListedCourse } from "#contract/academy/academy.ts";
import { courseCategories, type CourseCategory } from "#contract/academy/academy-limits.ts";

const pageSize = 6;

/** Reads the filter from the URL. Ignores invalid values. */
export function readFilter(parameters: URLSearchParams) {
  const q = (parameters.get("q") ?? "").trim().slice(0, 80);
  const requestedCategory = parameters.get("category");
  const category = courseCategories.find((one): one is CourseCategory => one === requestedCategory);
  const isOpenOnly = parameters.get("open") === "on";
  const isSavedOnly = parameters.get("saved") === "on";
  const page = Math.max(1, Math.min(100, Number(parameters.get("page")) || 1));
  const typed: Record<string, string> = {
    ...(q && { q }),
    ...(category && { category }),
    ...(isOpenOnly && { open: "on" }),
    ...(isSavedOnly && { saved: "on" }),
  };
  return { q, category, isOpenOnly, isSavedOnly, page: Math.floor(page), typed };
}

type Filter = ReturnType<typeof readFilter>;

/** Returns the courses of the current page, and the number of all matching courses. */
export function coursesShown(all: ListedCourse[], { q, category, isOpenOnly, isSavedOnly, page }: Filter) {
  const words = q.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const matches = all.filter((course) => {
    const text = `${course.title} ${course.summary}`.toLocaleLowerCase();
    if (category && course.category !== category) return false;
    if (isOpenOnly && course.completedAt) return false;
    if (isSavedOnly && !course.isBookmarked) return false;
    return words.every((word) => text.includes(word));
  });
  const start = (page - 1) * pageSize;
  return {
    courses: matches.slice(start, start + pageSize),
    count: matches.length,
    pages: Math.ceil(matches.length / pageSize),
  };
}
