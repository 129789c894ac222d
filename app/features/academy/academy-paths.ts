/** The academy's screens, without language prefix. */
export const academyPath = "/dashboards/academy";
export const coursesPath = "/apps/academy/my-courses";

export function coursePath(slug: string, lesson?: string): string {
  const path = `/apps/academy/course-details?course=${encodeURIComponent(slug)}`;
  return lesson ? `${path}&lesson=${encodeURIComponent(lesson)}` : path;
}

export function certificatePath(slug: string): string {
  return `/apps/academy/certificate?course=${encodeURIComponent(slug)}`;
}
