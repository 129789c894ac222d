import product from "../../react-router.config.ts";

export default product;
