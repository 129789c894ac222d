import type { mailFrame as en } from "../en/mail-frame.ts";

export const mailFrame: typeof en = {
  digest: {
    daily: "Cashlane: thông báo trong ngày ({count})",
    weekly: "Cashlane: thông báo trong tuần ({count})",
  },
  greeting: "Xin chào {name},",
  greetingWithoutName: "Xin chào,",
  open: "Xem chi tiết",
  why: "Bạn nhận được e-mail này vì bạn có tài khoản Cashlane và đã chọn nhận thông báo qua e-mail.",
  whyLink:
    "Bạn nhận được e-mail này vì có người đã yêu cầu cho tài khoản Cashlane của bạn. Nếu không phải bạn, hãy bỏ qua: sẽ không có gì thay đổi.",
  whyNotice:
    "Bạn nhận được e-mail này vì nó liên quan đến sự an toàn của tài khoản Cashlane của bạn. Không thể tắt loại thư này.",
  whyAnswer:
    "Bạn nhận được e-mail này vì bạn đã viết cho chúng tôi. Vui lòng không trả lời e-mail này: hãy viết trên trang.",
  whyFarewell: "Bạn nhận được e-mail này vì bạn đã yêu cầu xóa tài khoản Cashlane. Đây là thư cuối cùng.",
  whyInvoice:
    "Bạn nhận được e-mail này vì công ty của bạn hợp tác với Cashlane. Hóa đơn ở trong tệp đính kèm.",
  whyInvitation:
    "Bạn nhận được e-mail này vì một thành viên của Cashlane đã nhập địa chỉ của bạn. Nếu không quan tâm, hãy bỏ qua: chúng tôi sẽ quên địa chỉ này.",
  settings: "Cài đặt thông báo",
  unsubscribe: "Hủy nhận e-mail",
  answerTitle: "Trả lời của chúng tôi: {subject}",
};
