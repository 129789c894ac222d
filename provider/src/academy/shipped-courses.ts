import type { CourseContent } from "../database/schema/academy-schema.ts";
import type { CourseFile } from "./course-file.ts";
import { bigPurchases } from "./content/big-purchases.ts";
import { fakeShops } from "./content/fake-shops.ts";
import { lostPurchases } from "./content/lost-purchases.ts";
import { returns } from "./content/returns.ts";
import { safePayouts } from "./content/safe-payouts.ts";
import { stackingCoupons } from "./content/stacking-coupons.ts";
import { statement } from "./content/statement.ts";
import { tracking } from "./content/tracking.ts";

/** A course as shipped with this release. */
export interface ShippedCourse {
  slug: string;
  content: CourseContent;
}

const files: CourseFile[] = [
  tracking,
  lostPurchases,
  stackingCoupons,
  bigPurchases,
  statement,
  returns,
  safePayouts,
  fakeShops,
];

/** All courses that belong to the product, in display order. */
export const shippedCourses: ShippedCourse[] = files.map(({ slug, ...file }, position) => ({
  slug,
  content: { ...file, position, isPublished: true },
}));
