export const discreetPush = {
  title: "Du nouveau sur votre compte",
  description: "Ouvrez Cashlane pour en savoir plus.",
};
