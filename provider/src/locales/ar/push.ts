export const discreetPush = {
  title: "جديد في حسابك",
  description: "افتح Cashlane للاطلاع عليه.",
};
