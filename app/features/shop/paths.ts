/** The shop's paths without language prefix. */
export const rewardsPath = "/rewards";
export const checkoutPath = "/rewards/checkout";
export const ordersPath = "/apps/orders";

export function productPath(slug: string): string {
  return `${rewardsPath}/${slug}`;
}

export function orderPath(id: string): string {
  return `${ordersPath}/${id}`;
}
