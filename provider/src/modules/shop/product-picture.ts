/** The path below `/apis` at which products' pictures are served. */
export const productPictures = "/product-pictures";

/** Returns the path of a product's picture on the provider. */
export function productPicture(id: string | null): string | null {
  return id && `/apis${productPictures}/${id}`;
}
