/** Names that are the same in every language. */
export const productNames = {
  option_react: "React",
  option_angular: "Angular",
  option_vue: "Vue",
  option_laravel: "Laravel",
  option_postgres: "PostgreSQL",
  option_mysql: "MySQL",
  option_firebase: "Firebase",
};
