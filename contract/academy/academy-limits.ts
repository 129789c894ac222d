/** Separate from the schemas, so that browser code doesn't load the schema library. */
export const courseCategories = ["basics", "saving", "money", "safety"] as const;
export type CourseCategory = (typeof courseCategories)[number];

export const maxLessons = 12;
export const maxLessonLength = 6000;
/** The number of answers to a question. One of them is right. */
export const answersPerQuestion = 3;
