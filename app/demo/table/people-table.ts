export const levels = ["junior", "middle", "senior"] as const;

/** The list of the product, and the large table of the browser. */
export const tableViews = ["list", "grid"] as const;

/** Where the demo keeps whom a visitor has hidden. */
export const hiddenPeople = "people";

/** A row of the table. */
export interface Person {
  id: string;
  name: string;
  email: string;
  /** ISO 8601. */
  start: string;
  /** Years. */
  experience: number;
  age: number;
  level: (typeof levels)[number];
}

/** The columns of the list in their own order. */
export const personColumns = [
  { id: "name", primary: true },
  { id: "email" },
  { id: "start" },
  { id: "level" },
  { id: "experience" },
  { id: "age" },
] as const;
