import type { linkMails as en } from "../en/link-mails.ts";

export const linkMails: typeof en = {
  known_device: {
    title: "Đăng nhập trên trình duyệt mới",
    description:
      "Tài khoản của bạn tạm bị khóa trên các trình duyệt lạ vì có quá nhiều lần nhập sai mật khẩu. Mở liên kết này trên trình duyệt bạn muốn đăng nhập. Liên kết dùng được một lần, trong {minutes} phút. Sau đó bạn vẫn cần nhập mật khẩu.",
  },
  not_me: {
    title: "Đăng nhập từ thiết bị mới",
    description:
      "Có người vừa đăng nhập vào tài khoản Cashlane của bạn từ {machine}, địa chỉ {address}. Nếu là bạn, không cần làm gì. Nếu không phải bạn, hãy mở liên kết này trong vòng 7 ngày: mọi thiết bị bị đăng xuất, mật khẩu cũ không dùng được nữa và bạn đặt mật khẩu mới.",
  },
  invitation: {
    title: "Bạn được mời dùng Cashlane",
    description:
      "Một tài khoản Cashlane đã được tạo cho bạn. Mở liên kết này để chọn mật khẩu. Liên kết dùng được một lần, trong 7 ngày. Nếu bạn không chờ thư này, hãy bỏ qua: không có mật khẩu thì không ai vào được.",
  },
  password_reset: {
    title: "Đặt lại mật khẩu",
    description:
      "Mở liên kết này để đặt mật khẩu mới. Liên kết dùng được một lần, trong {minutes} phút. Sau đó mọi thiết bị sẽ bị đăng xuất. Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn không thay đổi.",
  },
  email_verification: {
    title: "Xác nhận địa chỉ e-mail",
    description:
      "Chào mừng bạn đến với Cashlane. Mở liên kết này hoặc nhập mã {code} để xác nhận địa chỉ e-mail. Dùng được một lần, trong 24 giờ. Sau đó bạn có thể rút tiền. Nếu bạn không tạo tài khoản, hãy bỏ qua thư này.",
  },
  email_change: {
    title: "Xác nhận địa chỉ e-mail mới",
    description:
      "Mở liên kết này để địa chỉ này trở thành địa chỉ của tài khoản Cashlane. Dùng được một lần, trong 24 giờ. Các thiết bị khác sẽ bị đăng xuất. Nếu bạn không yêu cầu, hãy bỏ qua thư này.",
  },
  email_undo: {
    title: "Địa chỉ e-mail của tài khoản sắp thay đổi",
    description:
      "Có người đã yêu cầu đổi địa chỉ e-mail của tài khoản Cashlane của bạn. Nếu là bạn, không cần làm gì. Nếu không phải bạn, hãy mở liên kết này trong vòng 7 ngày sau khi đổi: địa chỉ này được giữ lại, mọi thiết bị bị đăng xuất và bạn đặt mật khẩu mới.",
  },
};
