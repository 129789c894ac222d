import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { NotificationTexts } from "./notification-values.ts";

interface Values {
  /** The name of the person who requested or approved the change. */
  name: string;
  /** The last characters of the new account: `…1234`. */
  account: string;
}
type Notice = Record<NotificationLanguage, (values: Values) => NotificationTexts>;

/** The mails to finance staff about a change of the invoice issuer and its bank account. */
export const issuerNotices: Record<"requested" | "in_force", Notice> = {
  requested: {
    vi: ({ name, account }) => ({
      title: "Có yêu cầu đổi bên xuất hóa đơn",
      description: `${name} yêu cầu đổi bên xuất hóa đơn. Tài khoản nhận tiền mới: ${account}. Thay đổi chỉ có hiệu lực khi người thứ hai đồng ý. Hãy hỏi trực tiếp người đó trước khi đồng ý.`,
    }),
    en: ({ name, account }) => ({
      title: "A change of the invoice issuer was requested",
      description: `${name} asked to change whom invoices are from. New account for payments: ${account}. It takes effect when a second person approves. Ask ${name} in person before you do.`,
    }),
    fr: ({ name, account }) => ({
      title: "Une modification de l’émetteur des factures a été demandée",
      description: `${name} a demandé à modifier l’émetteur des factures. Nouveau compte pour les paiements\u00a0: ${account}. La modification prendra effet lorsqu’une deuxième personne l’aura approuvée. Vérifiez-la de vive voix auprès de ${name} avant de l’approuver.`,
    }),
    ar: ({ name, account }) => ({
      title: "طُلب تغيير جهة إصدار الفواتير",
      description: `طلب \u2068${name}\u2069 تغيير جهة إصدار الفواتير. الحساب الجديد لتلقي المدفوعات: \u2068${account}\u2069. لا يسري التغيير إلا بعد موافقة شخص ثانٍ. تحقق من الطلب مع صاحبه مباشرة قبل الموافقة.`,
    }),
  },
  in_force: {
    vi: ({ name, account }) => ({
      title: "Bên xuất hóa đơn đã thay đổi",
      description: `${name} đã đồng ý đổi bên xuất hóa đơn. Hóa đơn mới yêu cầu thanh toán vào tài khoản ${account}. Nếu bạn không biết việc này, hãy báo ngay cho đồng nghiệp.`,
    }),
    en: ({ name, account }) => ({
      title: "The invoice issuer has changed",
      description: `${name} approved a change of whom invoices are from. New invoices ask for payment to the account ${account}. If this is news to you, talk to your colleagues at once.`,
    }),
    fr: ({ name, account }) => ({
      title: "L’émetteur des factures a changé",
      description: `${name} a approuvé une modification de l’émetteur des factures. Les nouvelles factures demandent le paiement sur le compte ${account}. Si vous n’étiez pas au courant, parlez-en tout de suite à vos collègues.`,
    }),
    ar: ({ name, account }) => ({
      title: "تغيّرت جهة إصدار الفواتير",
      description: `وافق \u2068${name}\u2069 على تغيير جهة إصدار الفواتير. تطلب الفواتير الجديدة الدفع إلى الحساب \u2068${account}\u2069. إن لم تكن على علم بذلك فأبلغ زملاءك فورًا.`,
    }),
  },
};
