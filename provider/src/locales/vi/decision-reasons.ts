import type { decisionReasons as en } from "../en/decision-reasons.ts";

export const decisionReasons: typeof en = {
  name_mismatch: "Tên chủ tài khoản không khớp với tên của bạn",
  target_invalid: "Phương thức nhận tiền không tồn tại hoặc đã bị đóng",
  terms: "Các đơn mua liên quan vi phạm điều khoản của chúng tôi",
  unverified: "Chúng tôi không thể xác minh đó là bạn",
  bank_returned: "Ngân hàng đã trả lại khoản thanh toán",
};
