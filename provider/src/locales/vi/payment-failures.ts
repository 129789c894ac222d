import type { paymentFailures as en } from "../en/payment-failures.ts";

export const paymentFailures: typeof en = {
  account_wrong: "Số tài khoản không đúng. Hãy kiểm tra và thêm lại phương thức nhận tiền.",
  account_closed: "Tài khoản đã đóng. Hãy thêm một tài khoản khác.",
  account_blocked: "Tài khoản đang bị khóa. Hãy hỏi ngân hàng của bạn hoặc thêm một tài khoản khác.",
  not_accepted: "Tài khoản này không nhận được loại chuyển khoản này. Hãy thêm một tài khoản khác.",
  name_mismatch: "Tên chủ tài khoản không khớp với tài khoản. Hãy thêm lại với tên mà ngân hàng biết.",
  bank_unreachable: "Không thể gửi tiền đến ngân hàng này. Hãy thêm một tài khoản ở ngân hàng khác.",
  duplicate: "Ngân hàng cho rằng khoản này đã được gửi trước đó. Bạn có thể yêu cầu lại.",
  details_missing: "Ngân hàng cần thêm thông tin về bạn. Hãy hỏi ngân hàng hoặc thêm một tài khoản khác.",
  not_claimed:
    "Tiền không được nhận tại PayPal trong 30 ngày. Hãy kiểm tra địa chỉ và thêm lại phương thức nhận tiền.",
  unspecified: "Ngân hàng không cho biết lý do. Hãy hỏi ngân hàng của bạn trước khi thử lại.",
};
