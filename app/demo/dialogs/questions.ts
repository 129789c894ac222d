import type { texts } from "~/locales/en/demo-dialogs";

type Key = keyof typeof texts;
type QuestionName = Key extends infer K ? (K extends `ask_${infer Name}` ? Name : never) : never;

/** The questions that confirm a removal, each with the icon of its card. */
export const questions: readonly { name: QuestionName; icon: string }[] = [
  { name: "account", icon: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3-6 7-6M15 16l6 6M21 16l-6 6" },
  { name: "news", icon: "M4 6h16v12H4zM4 7l8 6 8-6M3 21L21 3" },
  { name: "suspend", icon: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM10 9v6M14 9v6" },
  { name: "order", icon: "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6" },
  { name: "customer", icon: "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 20c0-4 3-6 7-6s7 2 7 6M16 8h6" },
];

/** Returns the question that the `?ask=` parameter opens. */
export function questionOf(parameters: URLSearchParams) {
  return questions.find(({ name }) => name === parameters.get("ask"));
}
