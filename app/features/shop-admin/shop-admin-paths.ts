/** The shop's admin screens, without language prefix. */
export const shopDashboardPath = "/apps/ecommerce/dashboard";
export const productsPath = "/apps/ecommerce/products/list";
export const productFormPath = "/apps/ecommerce/products/add";
export const adminOrdersPath = "/apps/ecommerce/orders/list";

/** The form of one product. */
export function productHref(id: string): string {
  return `${productFormPath}?id=${id}`;
}
export const categoriesPath = "/apps/ecommerce/products/category";
export const customersPath = "/apps/ecommerce/customers/list";

/** One member as the shop sees them. */
export function customerHref(id: string): string {
  return `/apps/ecommerce/customers/details/${id}`;
}

/** One order with its buyer. */
export function adminOrderHref(id: string): string {
  return `/apps/ecommerce/orders/details/${id}`;
}
export const adminReferralsPath = "/apps/ecommerce/referrals";
export const adminReviewsPath = "/apps/ecommerce/manage-reviews";
export const adminCouponsPath = "/apps/ecommerce/coupons";
