export { loader } from "~/demo/table/people-file.server";
