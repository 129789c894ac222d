import type { SecurityEventKind } from "#contract/security-events.ts";
import type { NotificationLanguage } from "#contract/notification-settings.ts";
import type { NotificationTexts } from "./notification-values.ts";

/** What the owner of an account is always told about its safety, in the app and by mail. */
export type NoticeKind = Extract<
  SecurityEventKind,
  | "second_factor_on"
  | "second_factor_off"
  | "second_factor_reset"
  | "passkey_added"
  | "passkey_removed"
  | "data_exported"
  | "deletion_asked"
  | "deletion_stopped"
  | "second_step_failed"
  | "recovery_code_used"
  | "recovery_codes_renewed"
  | "email_changed"
  | "password_changed"
  | "password_reset"
>;

/** The words of each, for the app and for the mail. */
export const noticeTexts: Record<NoticeKind, Record<NotificationLanguage, NotificationTexts>> = {
  second_factor_on: {
    vi: {
      title: "Đã bật xác minh hai bước",
      description:
        "Từ nay, khi đăng nhập bạn cần thêm mã của ứng dụng xác thực. Nếu không phải bạn, hãy đặt lại mật khẩu ngay và liên hệ với chúng tôi.",
    },
    en: {
      title: "Two-step verification is on",
      description:
        "From now on a log-in also asks for a code of your authenticator app. This was not you? Set a new password at once and write to us.",
    },
    fr: {
      title: "La validation en deux étapes est activée",
      description:
        "Désormais, la connexion demande aussi un code de votre application d’authentification. Ce n’était pas vous ? Changez tout de suite votre mot de passe et écrivez-nous.",
    },
    ar: {
      title: "تم تفعيل التحقق بخطوتين",
      description:
        "من الآن يُطلب عند الدخول رمز من تطبيق المصادقة أيضًا. لم تكن أنت؟ عيّن كلمة مرور جديدة فورًا وراسلنا.",
    },
  },
  second_factor_off: {
    vi: {
      title: "Đã tắt xác minh hai bước",
      description:
        "Từ nay chỉ cần mật khẩu để đăng nhập. Nếu không phải bạn, hãy đặt lại mật khẩu ngay và bật lại xác minh hai bước.",
    },
    en: {
      title: "Two-step verification is off",
      description:
        "From now on the password alone opens your account. This was not you? Set a new password at once and turn it on again.",
    },
    fr: {
      title: "La validation en deux étapes est désactivée",
      description:
        "Désormais, le mot de passe seul ouvre votre compte. Ce n’était pas vous ? Changez tout de suite votre mot de passe et réactivez-la.",
    },
    ar: {
      title: "تم إيقاف التحقق بخطوتين",
      description:
        "من الآن تكفي كلمة المرور وحدها لفتح حسابك. لم تكن أنت؟ عيّن كلمة مرور جديدة فورًا وفعّله من جديد.",
    },
  },
  second_factor_reset: {
    vi: {
      title: "Chúng tôi đã tắt xác minh hai bước của bạn",
      description:
        "Theo yêu cầu gửi đến chúng tôi, ứng dụng xác thực, khóa truy cập và mã khôi phục đã được gỡ, mọi thiết bị đã bị đăng xuất và việc rút tiền phải chờ. Nếu không phải bạn yêu cầu, hãy đặt mật khẩu mới ngay và liên hệ với chúng tôi.",
    },
    en: {
      title: "We turned off your two-step verification",
      description:
        "We were asked to. Authenticator app, passkeys and recovery codes work no more, every device was signed out, and withdrawals wait. Set it up anew under Security. You did not ask for this? Set a new password at once and write to us.",
    },
    fr: {
      title: "Nous avons désactivé votre validation en deux étapes",
      description:
        "On nous l’a demandé. L’application, les clés d’accès et les codes de secours ne fonctionnent plus, tous les appareils ont été déconnectés et les retraits attendent. Réactivez-la dans Sécurité. Vous n’avez rien demandé ? Changez tout de suite votre mot de passe et écrivez-nous.",
    },
    ar: {
      title: "أوقفنا التحقق بخطوتين في حسابك",
      description:
        "طُلب منا ذلك. لم تعد تعمل تطبيقات المصادقة ومفاتيح المرور والرموز الاحتياطية، وسُجّل خروج كل الأجهزة، والسحب مؤجل. فعّله من جديد من صفحة الأمان. لم تطلب ذلك؟ عيّن كلمة مرور جديدة فورًا وراسلنا.",
    },
  },
  passkey_added: {
    vi: {
      title: "Đã thêm khóa truy cập",
      description:
        "Từ nay khóa truy cập này mở được tài khoản của bạn. Nếu không phải bạn, hãy xóa nó trong phần Bảo mật, đặt mật khẩu mới và liên hệ với chúng tôi.",
    },
    en: {
      title: "A passkey was added",
      description:
        "It opens your account from now on. This was not you? Remove it under Security, set a new password and write to us.",
    },
    fr: {
      title: "Une clé d’accès a été ajoutée",
      description:
        "Elle ouvre désormais votre compte. Ce n’était pas vous ? Supprimez-la dans Sécurité, changez votre mot de passe et écrivez-nous.",
    },
    ar: {
      title: "أُضيف مفتاح مرور",
      description:
        "يفتح هذا المفتاح حسابك من الآن. لم تكن أنت؟ احذفه من صفحة الأمان وعيّن كلمة مرور جديدة وراسلنا.",
    },
  },
  passkey_removed: {
    vi: {
      title: "Đã xóa khóa truy cập",
      description:
        "Khóa này không còn mở được tài khoản của bạn. Nếu không phải bạn, hãy đặt mật khẩu mới ngay.",
    },
    en: {
      title: "A passkey was removed",
      description: "It opens your account no more. This was not you? Set a new password at once.",
    },
    fr: {
      title: "Une clé d’accès a été supprimée",
      description:
        "Elle n’ouvre plus votre compte. Ce n’était pas vous ? Changez tout de suite votre mot de passe.",
    },
    ar: {
      title: "حُذف مفتاح مرور",
      description: "لم يعد يفتح حسابك. لم تكن أنت؟ عيّن كلمة مرور جديدة فورًا.",
    },
  },
  data_exported: {
    vi: {
      title: "Dữ liệu của bạn đã được tải về",
      description:
        "Có người vừa tải về tệp chứa mọi dữ liệu của tài khoản. Nếu không phải bạn, hãy đặt mật khẩu mới ngay và liên hệ với chúng tôi.",
    },
    en: {
      title: "Your data was downloaded",
      description:
        "Someone downloaded the file with everything about your account. This was not you? Set a new password at once and write to us.",
    },
    fr: {
      title: "Vos données ont été téléchargées",
      description:
        "Quelqu’un a téléchargé le fichier avec tout ce qui concerne votre compte. Ce n’était pas vous ? Changez tout de suite votre mot de passe et écrivez-nous.",
    },
    ar: {
      title: "نُزّلت بياناتك",
      description: "نزّل أحدهم الملف الذي فيه كل ما يخص حسابك. لم تكن أنت؟ عيّن كلمة مرور جديدة فورًا وراسلنا.",
    },
  },
  deletion_asked: {
    vi: {
      title: "Tài khoản của bạn sẽ bị xóa",
      description:
        "Sau 14 ngày tài khoản sẽ bị xóa. Cho đến lúc đó bạn có thể đổi ý: đăng nhập và mở phần Dữ liệu. Nếu không phải bạn, hãy đặt mật khẩu mới ngay.",
    },
    en: {
      title: "Your account is going to be deleted",
      description:
        "In 14 days it is gone. Until then you can keep it: log in and open Data. This was not you? Set a new password at once.",
    },
    fr: {
      title: "Votre compte va être supprimé",
      description:
        "Dans 14 jours, il n’existera plus. D’ici là, vous pouvez le garder : connectez-vous et ouvrez Données. Ce n’était pas vous ? Changez tout de suite votre mot de passe.",
    },
    ar: {
      title: "سيُحذف حسابك",
      description:
        "سيُحذف بعد 14 يومًا. يمكنك حتى ذلك الحين الإبقاء عليه: سجّل الدخول وافتح «البيانات». لم تكن أنت؟ عيّن كلمة مرور جديدة فورًا.",
    },
  },
  deletion_stopped: {
    vi: {
      title: "Tài khoản của bạn chưa bị xóa",
      description: "Trong thời gian chờ đã có tiền vào tài khoản. Hãy rút tiền trước, rồi yêu cầu xóa lại.",
    },
    en: {
      title: "Your account was not deleted",
      description: "Money came into it meanwhile. Withdraw it, then ask again.",
    },
    fr: {
      title: "Votre compte n’a pas été supprimé",
      description: "De l’argent y est arrivé entre-temps. Retirez-le, puis redemandez la suppression.",
    },
    ar: {
      title: "لم يُحذف حسابك",
      description: "دخله مال في هذه الأثناء. اسحبه ثم اطلب الحذف من جديد.",
    },
  },
  second_step_failed: {
    vi: {
      title: "Có người nhập sai mã nhiều lần",
      description:
        "Có người đã đăng nhập đúng mật khẩu của bạn nhưng nhập sai mã năm lần, nên chúng tôi đã chặn lần đăng nhập đó. Nếu không phải bạn, hãy đặt mật khẩu mới.",
    },
    en: {
      title: "Someone entered wrong codes",
      description:
        "Someone gave your password and then five wrong codes. We stopped that log-in. This was not you? Then your password is known to others: set a new one.",
    },
    fr: {
      title: "Quelqu’un a saisi des codes incorrects",
      description:
        "Quelqu’un a saisi votre mot de passe, puis cinq codes incorrects. Nous avons bloqué cette connexion. Ce n’était pas vous ? D’autres connaissent donc votre mot de passe : changez-le.",
    },
    ar: {
      title: "أدخل أحدهم رموزًا خاطئة",
      description:
        "أدخل أحدهم كلمة مرورك ثم خمسة رموز خاطئة، فأوقفنا محاولة الدخول هذه. لم تكن أنت؟ إذن غيرك يعرف كلمة مرورك: عيّن كلمة جديدة.",
    },
  },
  recovery_code_used: {
    vi: {
      title: "Đã dùng một mã khôi phục",
      description:
        "Có một lần đăng nhập bằng mã khôi phục. Mã đó không dùng được nữa. Nếu không phải bạn, hãy đặt mật khẩu mới và thay các mã khôi phục.",
    },
    en: {
      title: "A recovery code was used",
      description:
        "Someone logged in with one of your recovery codes. It works no more. This was not you? Set a new password and replace your recovery codes.",
    },
    fr: {
      title: "Un code de secours a été utilisé",
      description:
        "Une connexion a eu lieu avec l’un de vos codes de secours. Il ne fonctionne plus. Ce n’était pas vous ? Changez votre mot de passe et remplacez vos codes de secours.",
    },
    ar: {
      title: "استُخدم رمز احتياطي",
      description:
        "سُجّل الدخول بأحد رموزك الاحتياطية، ولن يعمل بعد الآن. لم تكن أنت؟ عيّن كلمة مرور جديدة واستبدل رموزك الاحتياطية.",
    },
  },
  recovery_codes_renewed: {
    vi: {
      title: "Mã khôi phục mới",
      description:
        "Các mã khôi phục của bạn đã được thay. Những mã cũ không dùng được nữa. Nếu không phải bạn, hãy đặt mật khẩu mới.",
    },
    en: {
      title: "New recovery codes",
      description:
        "Your recovery codes were replaced. The old ones work no more. This was not you? Set a new password.",
    },
    fr: {
      title: "Nouveaux codes de secours",
      description:
        "Vos codes de secours ont été remplacés. Les anciens ne fonctionnent plus. Ce n’était pas vous ? Changez votre mot de passe.",
    },
    ar: {
      title: "رموز احتياطية جديدة",
      description: "استُبدلت رموزك الاحتياطية، ولم تعد القديمة تعمل. لم تكن أنت؟ عيّن كلمة مرور جديدة.",
    },
  },
  email_changed: {
    vi: {
      title: "Địa chỉ e-mail đã được đổi",
      description: "Đây là địa chỉ mới của tài khoản Cashlane. Các thiết bị khác đã bị đăng xuất.",
    },
    en: {
      title: "Your e-mail address was changed",
      description: "This is the address of your Cashlane account now. Other devices were signed out.",
    },
    fr: {
      title: "Votre adresse e-mail a changé",
      description:
        "C’est désormais l’adresse de votre compte Cashlane. Les autres appareils ont été déconnectés.",
    },
    ar: {
      title: "تم تغيير بريدك الإلكتروني",
      description: "هذا هو بريد حسابك في Cashlane الآن. سُجّل خروج الأجهزة الأخرى.",
    },
  },
  password_changed: {
    vi: {
      title: "Mật khẩu đã được đổi",
      description:
        "Các thiết bị khác đã bị đăng xuất. Nếu không phải bạn, hãy đặt lại mật khẩu ngay bằng e-mail.",
    },
    en: {
      title: "Your password was changed",
      description: "Other devices were signed out. This was not you? Set a new one by mail at once.",
    },
    fr: {
      title: "Votre mot de passe a changé",
      description:
        "Les autres appareils ont été déconnectés. Ce n’était pas vous ? Choisissez-en un nouveau par e-mail tout de suite.",
    },
    ar: {
      title: "تم تغيير كلمة مرورك",
      description: "سُجّل خروج الأجهزة الأخرى. لم تكن أنت؟ عيّن كلمة مرور جديدة عبر البريد فورًا.",
    },
  },
  password_reset: {
    vi: {
      title: "Mật khẩu đã được đặt lại qua e-mail",
      description:
        "Mọi thiết bị đã bị đăng xuất. Nếu không phải bạn, hãy đặt lại mật khẩu và đổi mật khẩu hộp thư.",
    },
    en: {
      title: "Your password was set by mail",
      description:
        "Every device was signed out. This was not you? Set another one, and change the password of your mailbox.",
    },
    fr: {
      title: "Votre mot de passe a été choisi par e-mail",
      description:
        "Tous les appareils ont été déconnectés. Ce n’était pas vous ? Choisissez-en un autre et changez celui de votre messagerie.",
    },
    ar: {
      title: "عُيّنت كلمة مرورك عبر البريد",
      description: "سُجّل خروج كل الأجهزة. لم تكن أنت؟ عيّن كلمة أخرى وغيّر كلمة مرور بريدك.",
    },
  },
};
