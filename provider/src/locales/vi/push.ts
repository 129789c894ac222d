export const discreetPush = {
  title: "Tài khoản của bạn có tin mới",
  description: "Mở Cashlane để xem.",
};
