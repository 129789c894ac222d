import type { notifications as en } from "../en/notifications.ts";

export const notifications: typeof en = {
  withdrawal_approved: {
    title: "Yêu cầu rút tiền đã được duyệt",
    description:
      "Yêu cầu rút {amount} của bạn (mã {reference}) đã được duyệt. Tiền sẽ được chuyển trong thời gian sớm nhất.",
  },
  withdrawal_held: {
    title: "Yêu cầu rút tiền đang được kiểm tra",
    description:
      "Chúng tôi đang kiểm tra kỹ hơn yêu cầu rút {amount} của bạn (mã {reference}). Số tiền vẫn được giữ cho yêu cầu này và bạn không cần làm gì. Chúng tôi sẽ thông báo ngay khi có quyết định.",
  },
  withdrawal_rejected: {
    title: "Yêu cầu rút tiền bị từ chối",
    description:
      "Yêu cầu rút {amount} của bạn (mã {reference}) đã bị từ chối. Số tiền đã được hoàn lại vào số dư khả dụng. Lý do: {reason}",
  },
  withdrawal_paid: {
    title: "Tiền rút đã được chuyển",
    description:
      "Chúng tôi đã chuyển {net} cho yêu cầu rút tiền {reference} của bạn. Mã thanh toán: {paymentReference}",
  },
  withdrawal_failed: {
    title: "Chuyển tiền không thành công",
    description:
      "Không thể chuyển tiền cho yêu cầu rút {amount} của bạn (mã {reference}). Số tiền đã được hoàn lại vào số dư khả dụng. Lý do: {reason}",
  },
  withdrawal_returned: {
    title: "Khoản tiền của bạn đã bị trả lại",
    description:
      "Ngân hàng đã trả lại khoản rút {amount} ({reference}) của bạn. {returned} đã trở lại số dư khả dụng của bạn. {reason}",
  },
  withdrawal_unclaimed: {
    title: "Hãy nhận tiền tại PayPal",
    description:
      "Chúng tôi đã gửi {net} cho lệnh rút {reference}, nhưng PayPal chưa có tài khoản với địa chỉ của bạn. Hãy mở tài khoản bằng địa chỉ này trước ngày {claimableUntil}; nếu không, tiền sẽ trở lại số dư của bạn.",
  },
  cashback_earned: {
    title: "Bạn đã nhận được tiền hoàn",
    description: "{amount} tiền hoàn từ {store} đã vào số dư khả dụng. Bạn có thể rút ngay bây giờ.",
  },
  referral_paid: {
    title: "Bạn đã nhận tiền thưởng",
    description: "{amount} tiền thưởng giới thiệu bạn bè đã vào số dư khả dụng.",
  },
  referral_undone: {
    title: "Tiền thưởng đã bị thu hồi",
    description:
      "Giao dịch mua đứng sau tiền thưởng giới thiệu {amount} đã bị hủy, nên tiền thưởng đã được trừ khỏi số dư khả dụng.",
  },
  favourite_rate_raised: {
    title: "{store} tăng mức hoàn tiền",
    description: "{store}, một cửa hàng yêu thích của bạn, nay hoàn tiền đến {rate}.",
  },
  favourite_coupon_ending: {
    title: "Mã giảm giá tại {store} sắp hết hạn",
    description: "“{coupon}” tại {store}, một cửa hàng yêu thích của bạn, hết hạn vào {endsAt}.",
  },
  gift_card_unused: {
    title: "Thẻ quà tặng đang chờ bạn",
    description: "Bạn chưa mở mã của đơn hàng {reference} trị giá {amount}. Mã đã sẵn sàng sử dụng.",
  },
  weekly_summary: {
    title: "Tuần của bạn tại Cashlane",
    description:
      "Tuần trước bạn đã nhận {earned} tiền hoàn. Tuần này có thể rút {payable}. Cửa hàng yêu thích trả cao hơn trước: {favourites}",
  },
  order_delivered: {
    title: "Đơn hàng của bạn đã sẵn sàng",
    description: "Đơn hàng {reference} trị giá {amount} đã sẵn sàng. Hãy mở để xem mã.",
  },
  order_refunded: {
    title: "Tiền đã được hoàn lại",
    description: "{amount} của đơn hàng {reference} đã trở lại số dư khả dụng. Lý do: {reason}",
  },
  ticket_answered: {
    title: "Chúng tôi đã trả lời bạn",
    description: "Về “{subject}”: {answer}",
  },
  payout_method_outdated: {
    title: "Hãy sửa phương thức nhận tiền",
    description:
      "Ngân hàng cho biết thông tin của {account} đã thay đổi. Hãy xóa phương thức nhận tiền này và thêm lại với thông tin hiện tại để lần rút tiền sau đến nơi.",
  },
  payout_transfer_failing: {
    title: "Đợt chi trả {run}: yêu cầu đến PayPal thất bại",
    description:
      "Các yêu cầu gần nhất đến PayPal về đợt chi trả {run} đều thất bại, nên thành viên có thể chưa nhận được tiền. Hệ thống sẽ tự gửi lại; xem lý do ở trang của đợt chi trả.",
  },
  connection_failing: {
    title: "Không đọc được {network}",
    description: "Ba lần đọc mạng {network} gần nhất đều thất bại. Xem lý do ở trang kết nối của mạng.",
  },
  connection_stale: {
    title: "{network}: dữ liệu cũ hơn một ngày",
    description: "Các thay đổi của mạng {network} chưa được đọc đầy đủ trong hơn một ngày.",
  },
  programmes_missing: {
    title: "{network}: thiếu phần lớn chương trình",
    description:
      "Mạng {network} liệt kê chưa đến một nửa số chương trình của bạn. Các ưu đãi vẫn tiếp tục cho đến khi bạn xác nhận ở trang chương trình của mạng.",
  },
  webhook_failing: {
    title: "Không gửi được webhook đến {address}",
    description:
      "Chương trình tại {address} đã từ chối sự kiện một thời gian. Các sự kiện sẽ được gửi lại sau; hãy xem phản hồi ở điểm nhận của nó.",
  },
  webhook_disabled: {
    title: "Đã tắt webhook đến {address}",
    description:
      "Không có gì được gửi đến {address} nữa: địa chỉ không còn hoặc đã từ chối mọi thứ trong ba ngày. Hãy bật lại khi nó hoạt động, rồi gửi lại những gì bị thiếu.",
  },
  fraud_hold: {
    title: "Yêu cầu rút tiền bị tạm giữ",
    description:
      "Các quy tắc chống gian lận đã tạm giữ một số yêu cầu rút tiền, gần nhất là của {member} (hồ sơ {reference}). Hãy quyết định trước khi hồ sơ hết hạn.",
  },
  programme_ended: {
    title: "{store}: ưu đãi đã kết thúc",
    description:
      "Chương trình của {store} tại {network} đã kết thúc hoặc không còn trả hoa hồng phù hợp. Ưu đãi đã dừng và thành viên không thể nhấp vào nữa.",
  },
  commission_lowered: {
    title: "{store}: hoa hồng giảm",
    description:
      "{network} trả ít hơn cho {store}. Mức hoàn tiền đã được hạ xuống bằng hoa hồng mới; vui lòng kiểm tra.",
  },
  offer_completed: {
    title: "Đơn hàng đã được ghi nhận",
    description:
      "Đơn hàng của bạn tại {store} đã được ghi nhận. {amount} tiền hoàn đang chờ xác nhận, dự kiến có thể rút từ ngày {expectedPayableAt}.",
  },
};

export const estimatedPurchase =
  "Đơn hàng của bạn tại {store} đã được ghi nhận. {amount} tiền hoàn đang chờ xác nhận, thường có thể rút sau {usualDays} ngày kể từ ngày mua.";
