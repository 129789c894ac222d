import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { NotificationTexts } from "./notification-values.ts";

/** The notification and mail that a member's data export is ready. */
export const exportReady: Record<NotificationLanguage, NotificationTexts> = {
  vi: {
    title: "Tệp dữ liệu của bạn đã sẵn sàng",
    description:
      "Bạn có thể tải tệp chứa mọi dữ liệu của tài khoản trong 7 ngày: đăng nhập, mở phần Dữ liệu và nhập mật khẩu. Sau đó tệp sẽ bị xóa.",
  },
  en: {
    title: "Your file with your data is ready",
    description:
      "You can download everything about your account for 7 days: log in, open Data and give your password. After that the file is deleted.",
  },
  fr: {
    title: "Votre fichier de données est prêt",
    description:
      "Vous pouvez télécharger tout ce qui concerne votre compte pendant 7 jours : connectez-vous, ouvrez Données et donnez votre mot de passe. Ensuite, le fichier est effacé.",
  },
  ar: {
    title: "ملف بياناتك جاهز",
    description:
      "يمكنك تنزيل كل ما يخص حسابك خلال 7 أيام: سجّل الدخول وافتح «البيانات» وأدخل كلمة مرورك. بعدها يُحذف الملف.",
  },
};

/** The text of the export's read-me file. */
export const exportReadMe: Record<NotificationLanguage, string> = {
  vi: `Cashlane: mọi dữ liệu về bạn, lúc {date}

json/   mỗi bảng một tệp, đầy đủ
csv/    cùng nội dung cho bảng tính; bảng trống không có tệp
files/  các tệp bạn đã gửi hoặc nhận

Số tiền tính bằng đơn vị nhỏ nhất (xu), thời gian theo UTC. Mật khẩu và khóa không có ở đây.
`,
  en: `Cashlane: everything about you, as of {date}

json/   one file for each table, complete
csv/    the same for spreadsheets; an empty table has no file
files/  the files you sent or were sent

Amounts are in minor units (cents), times in UTC. Passwords and keys are not in here.
`,
  fr: `Cashlane\u00a0: tout ce qui vous concerne, au {date}

json/   un fichier par table, complet
csv/    la même chose pour les tableurs\u00a0; une table vide n’a pas de fichier
files/  les fichiers que vous avez envoyés ou reçus

Les montants sont en centimes, les heures en UTC. Mots de passe et clés n’y sont pas.
`,
  ar: `Cashlane: كل ما يخصك، في {date}

json/   ملف كامل لكل جدول
csv/    المحتوى نفسه لجداول البيانات؛ الجدول الفارغ بلا ملف
files/  الملفات التي أرسلتها أو أُرسلت إليك

المبالغ بأصغر وحدة (سنت)، والأوقات بتوقيت UTC. ليست هنا كلمات المرور ولا المفاتيح.
`,
};
