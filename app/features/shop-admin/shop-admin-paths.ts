/** The paths of the shop's admin screens, without language prefix. */
export const shopDashboardPath = "/apps/ecommerce/dashboard";
export const productsPath = "/apps/ecommerce/products/list";
export const productFormPath = "/apps/ecommerce/products/add";
export const adminOrdersPath = "/apps/ecommerce/orders/list";

/** Returns the path of a product's form. */
export function productHref(id: string): string {
  return `${productFormPath}?id=${id}`;
}
export const categoriesPath = "/apps/ecommerce/products/category";
export const customersPath = "/apps/ecommerce/customers/list";

/** Returns the path of a member's page as a customer of the shop. */
export function customerHref(id: string): string {
  return `/apps/ecommerce/customers/details/${id}`;
}

/** Returns the path of an order's page for admins. */
export function adminOrderHref(id: string): string {
  return `/apps/ecommerce/orders/details/${id}`;
}
export const adminReferralsPath = "/apps/ecommerce/referrals";
export const adminReviewsPath = "/apps/ecommerce/manage-reviews";
export const adminCouponsPath = "/apps/ecommerce/coupons";
