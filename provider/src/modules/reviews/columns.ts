import type { AdminReview } from "#contract/reviews/admin-reviews.ts";
import type { Column } from "../../csv/write.ts";

/** Columns of the CSV file of reviews. */
export const reviewColumns: Column<AdminReview>[] = [
  { header: "store", cell: ({ store }) => store.name },
  { header: "stars", cell: ({ stars }) => stars },
  { header: "text", cell: ({ text }) => text },
  { header: "state", cell: ({ state }) => state },
  { header: "name", cell: ({ member }) => member.name },
  { header: "eMail", cell: ({ member }) => member.email },
  { header: "sent", time: ({ writtenAt }) => writtenAt },
  { header: "answer", cell: ({ reply }) => reply },
];
