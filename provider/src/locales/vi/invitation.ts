import type { invitation as en } from "../en/invitation.ts";

export const invitation: typeof en = {
  somebody: "Một người bạn",
  title: "{name} mời bạn dùng Cashlane",
  text: "Cashlane hoàn lại cho bạn một phần tiền khi mua sắm trực tuyến. Khi khoản hoàn tiền đầu tiên của bạn có thể rút được, cả hai đều nhận {amount}. Chúng tôi chỉ viết một lần.",
};
