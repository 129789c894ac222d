import type { staffMails as en } from "../en/staff-mails.ts";

export const staffMails: typeof en = {
  titles: {
    role_requested: "Có yêu cầu trao vai trò {role} cho {user}",
    role_given: "{user} nay có vai trò {role}",
    role_save_requested: "Có yêu cầu đổi vai trò {role}",
    role_saved: "Vai trò {role} đã thay đổi",
    suspend_requested: "Có yêu cầu khóa tài khoản của {user}",
    suspend: "Tài khoản của {user} đã bị khóa",
    restore_requested: "Có yêu cầu mở lại tài khoản của {user}",
    restore: "Tài khoản của {user} đã được mở lại",
    reset_factor_requested: "Có yêu cầu tắt xác minh hai bước của {user}",
    reset_factor: "Xác minh hai bước của {user} đã bị tắt",
    approver_forgotten: "{user} không còn được tính là người thứ hai",
  },
  details: {
    requested: "Người yêu cầu: {by}. Chỉ có hiệu lực khi người thứ hai đồng ý: hãy hỏi trực tiếp {by} trước.",
    done: "Người thực hiện: {by}. Nếu bạn không biết việc này, hãy báo ngay cho đồng nghiệp.",
    operator: "Người vận hành",
  },
  issuer: {
    requested: {
      title: "Có yêu cầu đổi bên xuất hóa đơn",
      description:
        "{name} yêu cầu đổi bên xuất hóa đơn. Tài khoản nhận tiền mới: {account}. Thay đổi chỉ có hiệu lực khi người thứ hai đồng ý. Hãy hỏi trực tiếp người đó trước khi đồng ý.",
    },
    in_force: {
      title: "Bên xuất hóa đơn đã thay đổi",
      description:
        "{name} đã đồng ý đổi bên xuất hóa đơn. Hóa đơn mới yêu cầu thanh toán vào tài khoản {account}. Nếu bạn không biết việc này, hãy báo ngay cho đồng nghiệp.",
    },
  },
};
