/** Apart from the schemas, so that browser code stays light. */
export const courseCategories = ["basics", "saving", "money", "safety"] as const;
export type CourseCategory = (typeof courseCategories)[number];

export const mostLessons = 12;
export const longestLesson = 6000;
/** A question has so many answers, one of them right. */
export const answersOfQuestion = 3;
