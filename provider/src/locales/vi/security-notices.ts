import type { securityNotices as en } from "../en/security-notices.ts";

export const securityNotices: typeof en = {
  second_factor_on: {
    title: "Đã bật xác minh hai bước",
    description:
      "Từ nay, khi đăng nhập bạn cần thêm mã của ứng dụng xác thực. Nếu không phải bạn, hãy đặt lại mật khẩu ngay và liên hệ với chúng tôi.",
  },
  second_factor_off: {
    title: "Đã tắt xác minh hai bước",
    description:
      "Từ nay chỉ cần mật khẩu để đăng nhập. Nếu không phải bạn, hãy đặt lại mật khẩu ngay và bật lại xác minh hai bước.",
  },
  second_factor_reset: {
    title: "Chúng tôi đã tắt xác minh hai bước của bạn",
    description:
      "Theo yêu cầu gửi đến chúng tôi, ứng dụng xác thực, khóa truy cập và mã khôi phục đã được gỡ, mọi thiết bị đã bị đăng xuất và việc rút tiền phải chờ. Nếu không phải bạn yêu cầu, hãy đặt mật khẩu mới ngay và liên hệ với chúng tôi.",
  },
  passkey_added: {
    title: "Đã thêm khóa truy cập",
    description:
      "Từ nay khóa truy cập này mở được tài khoản của bạn. Nếu không phải bạn, hãy xóa nó trong phần Bảo mật, đặt mật khẩu mới và liên hệ với chúng tôi.",
  },
  passkey_removed: {
    title: "Đã xóa khóa truy cập",
    description:
      "Khóa này không còn mở được tài khoản của bạn. Nếu không phải bạn, hãy đặt mật khẩu mới ngay.",
  },
  second_step_failed: {
    title: "Có người nhập sai mã nhiều lần",
    description:
      "Có người đã đăng nhập đúng mật khẩu của bạn nhưng nhập sai mã năm lần, nên chúng tôi đã chặn lần đăng nhập đó. Nếu không phải bạn, hãy đặt mật khẩu mới.",
  },
  recovery_code_used: {
    title: "Đã dùng một mã khôi phục",
    description:
      "Có một lần đăng nhập bằng mã khôi phục. Mã đó không dùng được nữa. Nếu không phải bạn, hãy đặt mật khẩu mới và thay các mã khôi phục.",
  },
  recovery_codes_renewed: {
    title: "Mã khôi phục mới",
    description:
      "Các mã khôi phục của bạn đã được thay. Những mã cũ không dùng được nữa. Nếu không phải bạn, hãy đặt mật khẩu mới.",
  },
  service_connected: {
    title: "Đã kết nối một dịch vụ để đăng nhập",
    description:
      "Từ nay một tài khoản ở dịch vụ khác mở được tài khoản của bạn. Nếu không phải bạn, hãy ngắt kết nối trong Tài khoản của tôi, Kết nối, đặt mật khẩu mới và liên hệ với chúng tôi.",
  },
  service_disconnected: {
    title: "Đã ngắt kết nối một dịch vụ",
    description:
      "Dịch vụ đó không còn mở được tài khoản của bạn. Nếu không phải bạn, hãy đặt mật khẩu mới ngay.",
  },
  extension_connected: {
    title: "Đã kết nối một tiện ích trình duyệt",
    description:
      "Tiện ích có thể kích hoạt hoàn tiền, đọc số dư, cửa hàng yêu thích và các lần mua gần đây, ngoài ra không gì khác. Nếu không phải bạn, hãy ngắt nó trong Bảo mật, Thiết bị và đặt mật khẩu mới.",
  },
  api_key_issued: {
    title: "Một khóa API đã được tạo hoặc được cấp mã mới",
    description:
      "Một chương trình có thể dùng khóa này để thao tác thay bạn. Nếu đó không phải là bạn, hãy thu hồi khóa trong Trung tâm quản lý, mục Khóa API, và đặt mật khẩu mới ngay.",
  },
  data_exported: {
    title: "Có yêu cầu sao chép dữ liệu của bạn",
    description:
      "Có người đã yêu cầu tệp chứa mọi dữ liệu của tài khoản. Nếu không phải bạn, hãy đặt mật khẩu mới ngay và liên hệ với chúng tôi.",
  },
  deletion_asked: {
    title: "Tài khoản của bạn sẽ bị xóa",
    description:
      "Sau 14 ngày tài khoản sẽ bị xóa. Cho đến lúc đó bạn có thể đổi ý: đăng nhập và mở phần Dữ liệu. Nếu không phải bạn, hãy đặt mật khẩu mới ngay.",
  },
  deletion_stopped: {
    title: "Tài khoản của bạn chưa bị xóa",
    description: "Trong thời gian chờ đã có tiền vào tài khoản. Hãy rút tiền trước, rồi yêu cầu xóa lại.",
  },
  email_changed: {
    title: "Địa chỉ e-mail đã được đổi",
    description: "Đây là địa chỉ mới của tài khoản Cashlane. Các thiết bị khác đã bị đăng xuất.",
  },
  password_changed: {
    title: "Mật khẩu đã được đổi",
    description:
      "Các thiết bị khác đã bị đăng xuất. Nếu không phải bạn, hãy đặt lại mật khẩu ngay bằng e-mail.",
  },
  password_reset: {
    title: "Mật khẩu đã được đặt lại qua e-mail",
    description:
      "Mọi thiết bị đã bị đăng xuất. Nếu không phải bạn, hãy đặt lại mật khẩu và đổi mật khẩu hộp thư.",
  },
};
