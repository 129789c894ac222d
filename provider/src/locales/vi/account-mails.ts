import type { accountMails as en } from "../en/account-mails.ts";

export const accountMails: typeof en = {
  addressRegistered: {
    title: "Bạn đã có tài khoản Cashlane",
    description:
      "Có người vừa thử tạo tài khoản mới bằng địa chỉ e-mail này. Nếu là bạn: hãy đăng nhập, hoặc đặt lại mật khẩu nếu đã quên. Nếu không phải bạn: không có gì thay đổi.",
  },
  newDevice: {
    title: "Đăng nhập từ thiết bị mới",
    description:
      "{machine}, {address}. Nếu không phải bạn, hãy mở liên kết trong thư chúng tôi vừa gửi, hoặc đăng xuất thiết bị đó trong phần Bảo mật và đổi mật khẩu.",
  },
  removedMethods: {
    title: "Đã gỡ các quyền truy cập mới thêm",
    description:
      "Để không ai khác vào được tài khoản, chúng tôi đã gỡ những gì được thêm gần đây: {list}. Mọi thiết bị đã bị đăng xuất. Nếu là của bạn, hãy thêm lại.",
    kinds: {
      passkeys: "khóa truy cập",
      services: "dịch vụ đã kết nối",
      authenticatorApp: "ứng dụng xác thực",
      recoveryCodes: "mã khôi phục",
      apiKeys: "khóa API",
      payoutMethods: "phương thức nhận tiền",
      withdrawals: "yêu cầu rút tiền",
    },
  },
  suspended: {
    title: "Tài khoản Cashlane của bạn đã bị tạm khóa",
    description:
      "Hiện bạn không thể đăng nhập. Số dư của bạn vẫn được giữ nguyên. Nếu bạn không đồng ý hoặc muốn giải thích, hãy viết cho chúng tôi qua trang Liên hệ. Bạn không cần đăng nhập.",
  },
  suspensionReason: "Lý do: {reason}",
  restored: {
    title: "Tài khoản Cashlane của bạn đã được mở lại",
    description: "Bạn có thể đăng nhập như trước. Số dư của bạn vẫn còn nguyên.",
  },
  tier: {
    premium: {
      title: "Bạn đã là thành viên Premium",
      description: "Từ giờ yêu cầu hỗ trợ của bạn được trả lời trước. Tỷ lệ, phí và giới hạn vẫn như cũ.",
    },
    free: {
      title: "Tài khoản của bạn trở lại gói Miễn phí",
      description:
        "Yêu cầu hỗ trợ của bạn được trả lời theo thứ tự thông thường. Số dư, tỷ lệ và phí vẫn như cũ.",
    },
  },
  deleted: {
    title: "Tài khoản Cashlane của bạn đã bị xóa",
    description:
      "Theo yêu cầu của bạn, tài khoản đã bị xóa sau 14 ngày. Tên, địa chỉ, tin nhắn, thiết bị và thông tin nhận tiền không còn nữa; sổ sách theo luật được giữ lại mà không có tên bạn. Địa chỉ e-mail này cũng bị xóa khi thư này được gửi đi. Cảm ơn bạn, và bạn luôn có thể đăng ký lại.",
  },
};
