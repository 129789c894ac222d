import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { LinkPurpose } from "../modules/mail-links/purposes.ts";
import type { NotificationTexts } from "./notification-values.ts";

/**
 * The subject and text of each mailed link. `{minutes}` is the link's lifetime. `{code}` is the code that can
 * be typed instead, added when the mail is sent.
 */
export const linkMailTexts: Record<LinkPurpose, Record<NotificationLanguage, NotificationTexts>> = {
  known_device: {
    vi: {
      title: "Đăng nhập trên trình duyệt mới",
      description:
        "Tài khoản của bạn tạm bị khóa trên các trình duyệt lạ vì có quá nhiều lần nhập sai mật khẩu. Mở liên kết này trên trình duyệt bạn muốn đăng nhập. Liên kết dùng được một lần, trong {minutes} phút. Sau đó bạn vẫn cần nhập mật khẩu.",
    },
    en: {
      title: "Log in with a new browser",
      description:
        "There were too many wrong passwords, so new browsers can’t log in to your account for a while. Open this link in the browser you want to log in with. It works once, for {minutes} minutes. You still need your password.",
    },
    fr: {
      title: "Se connecter depuis un nouveau navigateur",
      description:
        "Trop de mots de passe erronés ont été essayés : votre compte est fermé un moment aux nouveaux navigateurs. Ouvrez ce lien dans le navigateur avec lequel vous voulez vous connecter. Il ne sert qu’une fois, pendant {minutes} minutes. Votre mot de passe reste demandé.",
    },
    ar: {
      title: "تسجيل الدخول من متصفح جديد",
      description:
        "جرت محاولات كثيرة بكلمات مرور خاطئة، لذلك أُغلق حسابك مؤقتًا أمام المتصفحات الجديدة. افتح هذا الرابط في المتصفح الذي تريد تسجيل الدخول منه. يعمل الرابط مرة واحدة خلال {minutes} دقيقة، وستبقى كلمة المرور مطلوبة.",
    },
  },
  not_me: {
    vi: {
      title: "Đăng nhập từ thiết bị mới",
      description:
        "Có người vừa đăng nhập vào tài khoản Cashlane của bạn từ {machine}, địa chỉ {address}. Nếu là bạn, không cần làm gì. Nếu không phải bạn, hãy mở liên kết này trong vòng 7 ngày: mọi thiết bị bị đăng xuất, mật khẩu cũ không dùng được nữa và bạn đặt mật khẩu mới.",
    },
    en: {
      title: "A login from a new device",
      description:
        "Someone logged in to your Cashlane account with {machine}, address {address}. If this was you, ignore this email. If not, open this link within 7 days to log out every device and set a new password.",
    },
    fr: {
      title: "Connexion depuis un nouvel appareil",
      description:
        "Quelqu’un s’est connecté à votre compte Cashlane avec {machine}, adresse {address}. C’était vous ? Vous n’avez rien à faire. Ce n’était pas vous ? Ouvrez ce lien dans les 7 jours : tous les appareils sont déconnectés, votre mot de passe ne sert plus et vous en choisissez un nouveau.",
    },
    ar: {
      title: "تسجيل دخول من جهاز جديد",
      description:
        "سجّل أحدهم الدخول إلى حسابك في Cashlane من {machine}، العنوان {address}. إن كنت أنت فلا حاجة إلى أي إجراء. لم تكن أنت؟ افتح هذا الرابط خلال 7 أيام: يُسجَّل خروج كل الأجهزة وتتوقف كلمة مرورك وتعيّن كلمة جديدة.",
    },
  },
  invitation: {
    vi: {
      title: "Bạn được mời dùng Cashlane",
      description:
        "Một tài khoản Cashlane đã được tạo cho bạn. Mở liên kết này để chọn mật khẩu. Liên kết dùng được một lần, trong 7 ngày. Nếu bạn không chờ thư này, hãy bỏ qua: không có mật khẩu thì không ai vào được.",
    },
    en: {
      title: "You’re invited to Cashlane",
      description:
        "Someone created a Cashlane account for you. Open this link to choose a password. It works once, for 7 days. If you didn’t expect this, ignore this email: nobody can log in without a password.",
    },
    fr: {
      title: "Vous êtes invité chez Cashlane",
      description:
        "Un compte Cashlane a été créé pour vous. Ouvrez ce lien pour choisir un mot de passe. Il ne sert qu’une fois, pendant 7 jours. Vous n’attendiez pas cet e-mail ? Ignorez-le : personne n’entre sans mot de passe.",
    },
    ar: {
      title: "دعوة إلى كاشلين",
      description:
        "أُنشئ لك حساب في كاشلين. افتح هذا الرابط لاختيار كلمة مرور. يعمل مرة واحدة خلال 7 أيام. لم تكن تتوقع هذه الرسالة؟ تجاهلها: لا يدخل أحد دون كلمة مرور.",
    },
  },
  password_reset: {
    vi: {
      title: "Đặt lại mật khẩu",
      description:
        "Mở liên kết này để đặt mật khẩu mới. Liên kết dùng được một lần, trong {minutes} phút. Sau đó mọi thiết bị sẽ bị đăng xuất. Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn không thay đổi.",
    },
    en: {
      title: "Set a new password",
      description:
        "Open this link to set a new password. It works once, for {minutes} minutes, and logs out every device. If you didn’t ask for it, ignore this email: your password stays the same.",
    },
    fr: {
      title: "Choisir un nouveau mot de passe",
      description:
        "Ouvrez ce lien pour choisir un nouveau mot de passe. Il ne sert qu’une fois, pendant {minutes} minutes. Tous vos appareils seront alors déconnectés. Vous n’avez rien demandé ? Ignorez cet e-mail : votre mot de passe ne change pas.",
    },
    ar: {
      title: "تعيين كلمة مرور جديدة",
      description:
        "افتح هذا الرابط لتعيين كلمة مرور جديدة. يعمل مرة واحدة خلال {minutes} دقيقة، ثم يُسجَّل خروج كل الأجهزة. لم تطلب ذلك؟ تجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.",
    },
  },
  email_verification: {
    vi: {
      title: "Xác nhận địa chỉ e-mail",
      description:
        "Chào mừng bạn đến với Cashlane. Mở liên kết này hoặc nhập mã {code} để xác nhận địa chỉ e-mail. Dùng được một lần, trong 24 giờ. Sau đó bạn có thể rút tiền. Nếu bạn không tạo tài khoản, hãy bỏ qua thư này.",
    },
    en: {
      title: "Confirm your email address",
      description:
        "Open this link or enter the code {code} to confirm your email address. It works once, for 24 hours. Then you can withdraw what you earn. If you didn’t open an account, ignore this email.",
    },
    fr: {
      title: "Confirmez votre adresse e-mail",
      description:
        "Ouvrez ce lien ou saisissez le code {code} pour confirmer votre adresse e-mail. Il ne sert qu’une fois, pendant 24 heures. Vous pourrez ensuite retirer vos gains. Vous n’avez pas ouvert de compte ? Ignorez cet e-mail.",
    },
    ar: {
      title: "تأكيد بريدك الإلكتروني",
      description:
        "افتح هذا الرابط أو اكتب الرمز \u2068{code}\u2069 لتأكيد بريدك الإلكتروني. يعمل مرة واحدة خلال 24 ساعة، وبعدها يمكنك سحب ما تكسبه. لم تنشئ حسابًا؟ تجاهل هذه الرسالة.",
    },
  },
  email_change: {
    vi: {
      title: "Xác nhận địa chỉ e-mail mới",
      description:
        "Mở liên kết này để địa chỉ này trở thành địa chỉ của tài khoản Cashlane. Dùng được một lần, trong 24 giờ. Các thiết bị khác sẽ bị đăng xuất. Nếu bạn không yêu cầu, hãy bỏ qua thư này.",
    },
    en: {
      title: "Confirm your new email address",
      description:
        "Open this link to make this the address of your Cashlane account. It works once, for 24 hours, and logs out other devices. If you didn’t ask for it, ignore this email.",
    },
    fr: {
      title: "Confirmez votre nouvelle adresse e-mail",
      description:
        "Ouvrez ce lien pour que cette adresse devienne celle du compte Cashlane. Il ne sert qu’une fois, pendant 24 heures. Les autres appareils seront alors déconnectés. Vous n’avez rien demandé ? Ignorez cet e-mail.",
    },
    ar: {
      title: "تأكيد بريدك الإلكتروني الجديد",
      description:
        "افتح هذا الرابط ليصبح هذا العنوان بريد حساب Cashlane. يعمل مرة واحدة خلال 24 ساعة، ثم يُسجَّل خروج الأجهزة الأخرى. لم تطلب ذلك؟ تجاهل هذه الرسالة.",
    },
  },
  email_undo: {
    vi: {
      title: "Địa chỉ e-mail của tài khoản sắp thay đổi",
      description:
        "Có người đã yêu cầu đổi địa chỉ e-mail của tài khoản Cashlane của bạn. Nếu là bạn, không cần làm gì. Nếu không phải bạn, hãy mở liên kết này trong vòng 7 ngày sau khi đổi: địa chỉ này được giữ lại, mọi thiết bị bị đăng xuất và bạn đặt mật khẩu mới.",
    },
    en: {
      title: "The email address of your account is about to change",
      description:
        "Someone asked to change the email address of your Cashlane account. If this was you, ignore this email. If not, open this link within 7 days after the change to keep this address, log out every device and set a new password.",
    },
    fr: {
      title: "L’adresse e-mail de votre compte va changer",
      description:
        "Quelqu’un a demandé une autre adresse e-mail pour votre compte Cashlane. Si c’était vous, vous n’avez rien à faire. Sinon, ouvrez ce lien dans les 7 jours qui suivent le changement : cette adresse reste, tous les appareils sont déconnectés et vous choisissez un nouveau mot de passe.",
    },
    ar: {
      title: "بريد حسابك الإلكتروني على وشك التغيير",
      description:
        "طلب أحدهم بريدًا إلكترونيًا آخر لحسابك في Cashlane. إن كنت أنت فلا حاجة إلى أي إجراء. وإلا فافتح هذا الرابط خلال 7 أيام من التغيير: يبقى هذا العنوان ويُسجَّل خروج كل الأجهزة وتعيّن كلمة مرور جديدة.",
    },
  },
};
