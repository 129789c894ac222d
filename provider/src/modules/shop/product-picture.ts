/** Where products' pictures are shown, below `/apis`. */
export const productPictures = "/product-pictures";

/** The path of a product's picture on the provider. */
export function productPicture(id: string | null): string | null {
  return id && `/apis${productPictures}/${id}`;
}
