import { excerpt, type TextMakers, writingOf } from "./notification-values.ts";

const { money, date } = writingOf("vi");

/** Vietnamese, the language of notifications. */
export const vi: TextMakers = {
  withdrawal_approved: ({ amount, currency, reference }) => ({
    title: "Yêu cầu rút tiền đã được duyệt",
    description: `Yêu cầu rút ${money(amount, currency)} của bạn (mã ${reference}) đã được duyệt. Tiền sẽ được chuyển trong thời gian sớm nhất.`,
  }),
  withdrawal_rejected: ({ amount, currency, reference, reason }) => ({
    title: "Yêu cầu rút tiền bị từ chối",
    description: `Yêu cầu rút ${money(amount, currency)} của bạn (mã ${reference}) đã bị từ chối. Số tiền đã được hoàn lại vào số dư khả dụng. Lý do: ${reason}`,
  }),
  withdrawal_paid: ({ net, currency, reference, paymentReference }) => ({
    title: "Tiền rút đã được chuyển",
    description: `Chúng tôi đã chuyển ${money(net, currency)} cho yêu cầu rút tiền ${reference} của bạn. Mã thanh toán: ${paymentReference}`,
  }),
  withdrawal_failed: ({ amount, currency, reference, reason }) => ({
    title: "Chuyển tiền không thành công",
    description: `Không thể chuyển tiền cho yêu cầu rút ${money(amount, currency)} của bạn (mã ${reference}). Số tiền đã được hoàn lại vào số dư khả dụng. Lý do: ${reason}`,
  }),
  cashback_earned: ({ amount, currency, store }) => ({
    title: "Bạn đã nhận được tiền hoàn",
    description: `${money(amount, currency)} tiền hoàn từ ${store} đã vào số dư khả dụng. Bạn có thể rút ngay bây giờ.`,
  }),
  referral_paid: ({ amount, currency }) => ({
    title: "Bạn đã nhận tiền thưởng",
    description: `${money(amount, currency)} tiền thưởng giới thiệu bạn bè đã vào số dư khả dụng.`,
  }),
  referral_undone: ({ amount, currency }) => ({
    title: "Tiền thưởng đã bị thu hồi",
    description: `Giao dịch mua đứng sau tiền thưởng giới thiệu ${money(amount, currency)} đã bị hủy, nên tiền thưởng đã được trừ khỏi số dư khả dụng.`,
  }),
  order_delivered: ({ amount, currency, reference }) => ({
    title: "Đơn hàng của bạn đã sẵn sàng",
    description: `Đơn hàng ${reference} trị giá ${money(amount, currency)} đã sẵn sàng. Hãy mở để xem mã.`,
  }),
  order_refunded: ({ amount, currency, reference, reason }) => ({
    title: "Tiền đã được hoàn lại",
    description: `${money(amount, currency)} của đơn hàng ${reference} đã trở lại số dư khả dụng. Lý do: ${reason}`,
  }),
  ticket_answered: ({ subject, answer }) => ({
    title: "Chúng tôi đã trả lời bạn",
    description: `Về “${subject}”: ${excerpt(answer)}`,
  }),
  offer_completed: ({ amount, currency, store, expectedPayableAt }) => ({
    title: "Đơn hàng đã được ghi nhận",
    description: `Đơn hàng của bạn tại ${store} đã được ghi nhận. ${money(amount, currency)} tiền hoàn đang chờ xác nhận, dự kiến có thể rút từ ngày ${date(expectedPayableAt)}.`,
  }),
};
