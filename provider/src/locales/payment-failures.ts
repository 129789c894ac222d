import type { TextByLanguage } from "#contract/notifications/notification-types.ts";
import type { PaymentFailure } from "#contract/payout-runs/run-states.ts";

/** Why the bank didn't pay and what the member can do, in the languages of notifications. */
export const paymentFailureTexts: Record<PaymentFailure, TextByLanguage> = {
  account_wrong: {
    vi: "Số tài khoản không đúng. Hãy kiểm tra và thêm lại phương thức nhận tiền.",
    en: "The account number is wrong. Check it and add the payout method again.",
    fr: "Le numéro de compte est incorrect. Vérifiez-le et ajoutez de nouveau le moyen de versement.",
    ar: "رقم الحساب غير صحيح. تحقق منه وأضف طريقة السحب من جديد.",
  },
  account_closed: {
    vi: "Tài khoản đã đóng. Hãy thêm một tài khoản khác.",
    en: "The account is closed. Add another account.",
    fr: "Le compte est clôturé. Ajoutez un autre compte.",
    ar: "الحساب مغلق. أضف حسابًا آخر.",
  },
  account_blocked: {
    vi: "Tài khoản đang bị khóa. Hãy hỏi ngân hàng của bạn hoặc thêm một tài khoản khác.",
    en: "The account is blocked. Ask your bank or add another account.",
    fr: "Le compte est bloqué. Contactez votre banque ou ajoutez un autre compte.",
    ar: "الحساب محظور. اسأل بنكك أو أضف حسابًا آخر.",
  },
  not_accepted: {
    vi: "Tài khoản này không nhận được loại chuyển khoản này. Hãy thêm một tài khoản khác.",
    en: "This account doesn’t accept payments of this kind. Add another account.",
    fr: "Ce compte n’accepte pas ce type de versement. Ajoutez un autre compte.",
    ar: "لا يقبل هذا الحساب هذا النوع من المدفوعات. أضف حسابًا آخر.",
  },
  name_mismatch: {
    vi: "Tên chủ tài khoản không khớp với tài khoản. Hãy thêm lại với tên mà ngân hàng biết.",
    en: "The account holder’s name doesn’t match the account. Add it again with the name your bank knows.",
    fr: "Le nom du titulaire ne correspond pas au compte. Ajoutez-le de nouveau avec le nom connu de votre banque.",
    ar: "اسم صاحب الحساب لا يطابق الحساب. أضفه من جديد بالاسم المسجّل لدى بنكك.",
  },
  bank_unreachable: {
    vi: "Không thể gửi tiền đến ngân hàng này. Hãy thêm một tài khoản ở ngân hàng khác.",
    en: "The bank can’t be reached by this kind of payment. Add an account at another bank.",
    fr: "La banque n’est pas accessible par ce type de versement. Ajoutez un compte dans une autre banque.",
    ar: "لا يمكن الوصول إلى البنك بهذا النوع من المدفوعات. أضف حسابًا لدى بنك آخر.",
  },
  duplicate: {
    vi: "Ngân hàng cho rằng khoản này đã được gửi trước đó. Bạn có thể yêu cầu lại.",
    en: "The bank took it for a payment it had already made. You can request it again.",
    fr: "La banque a cru à un paiement déjà effectué. Vous pouvez en refaire la demande.",
    ar: "اعتقد البنك أنها دفعة سبق تنفيذها. يمكنك طلبها من جديد.",
  },
  details_missing: {
    vi: "Ngân hàng cần thêm thông tin về bạn. Hãy hỏi ngân hàng hoặc thêm một tài khoản khác.",
    en: "The bank needs more details about you. Ask your bank or add another account.",
    fr: "La banque a besoin de précisions sur vous. Contactez-la ou ajoutez un autre compte.",
    ar: "يحتاج البنك إلى بيانات إضافية عنك. اسأل بنكك أو أضف حسابًا آخر.",
  },
  unspecified: {
    vi: "Ngân hàng không cho biết lý do. Hãy hỏi ngân hàng của bạn trước khi thử lại.",
    en: "The bank gave no reason. Ask your bank before you try again.",
    fr: "La banque n’a pas donné de motif. Renseignez-vous auprès d’elle avant de réessayer.",
    ar: "لم يذكر البنك السبب. اسأل بنكك قبل المحاولة من جديد.",
  },
};
