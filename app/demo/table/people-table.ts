export const levels = ["junior", "middle", "senior"] as const;

/** The list of the product, and the large table of the browser. */
export const tableViews = ["list", "grid"] as const;

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
