import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./provider/src/database/schema/*schema.ts",
  out: "./provider/src/migrations",
});
