export const levels = ["junior", "middle", "senior"] as const;

/** The views of the page: the product's list, and the large table in the browser. */
export const tableViews = ["list", "grid"] as const;

/** The key under which the people that a visitor has hidden are stored. */
export const hiddenPeopleKey = "people";

/** A row of the table. */
export interface Person {
  id: string;
  name: string;
  email: string;
  /** ISO 8601. */
  start: string;
  /** In years. */
  experience: number;
  age: number;
  level: (typeof levels)[number];
}

/** The columns of the list in their default order. */
export const personColumns = [
  { id: "name", primary: true },
  { id: "email" },
  { id: "start" },
  { id: "level" },
  { id: "experience" },
  { id: "age" },
] as const;
