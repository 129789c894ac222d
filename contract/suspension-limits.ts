/** Most characters of what a suspended member reads. Apart from the schemas: the browser's form needs no zod. */
export const longestTold = 300;
