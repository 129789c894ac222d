import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { SecurityEventKind } from "#contract/accounts/security-events.ts";
import type { NotificationTexts } from "./notification-values.ts";

/** Notices to an account's owner about its second factors. */
export const factorNotices = {
  second_factor_on: {
    vi: {
      title: "Đã bật xác minh hai bước",
      description:
        "Từ nay, khi đăng nhập bạn cần thêm mã của ứng dụng xác thực. Nếu không phải bạn, hãy đặt lại mật khẩu ngay và liên hệ với chúng tôi.",
    },
    en: {
      title: "Two-step verification is on",
      description:
        "From now on, logging in also takes a code from your authenticator app. If this wasn’t you, set a new password right away and write to us.",
    },
    fr: {
      title: "La validation en deux étapes est activée",
      description:
        "Désormais, la connexion demande aussi un code de votre application d’authentification. Ce n’était pas vous ? Changez tout de suite votre mot de passe et écrivez-nous.",
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
        "From now on, your password alone opens your account. If this wasn’t you, set a new password right away and turn it on again.",
    },
    fr: {
      title: "La validation en deux étapes est désactivée",
      description:
        "Désormais, le mot de passe seul ouvre votre compte. Ce n’était pas vous ? Changez tout de suite votre mot de passe et réactivez-la.",
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
        "We did this on request. Your authenticator app, passkeys and recovery codes no longer work, every device was logged out, and withdrawals are paused. Set it up again under Security. If you didn’t ask for this, set a new password right away and write to us.",
    },
    fr: {
      title: "Nous avons désactivé votre validation en deux étapes",
      description:
        "On nous l’a demandé. L’application, les clés d’accès et les codes de secours ne fonctionnent plus, tous les appareils ont été déconnectés et les retraits attendent. Réactivez-la dans Sécurité. Vous n’avez rien demandé ? Changez tout de suite votre mot de passe et écrivez-nous.",
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
        "It opens your account from now on. If this wasn’t you, remove it under Security, set a new password and write to us.",
    },
    fr: {
      title: "Une clé d’accès a été ajoutée",
      description:
        "Elle ouvre désormais votre compte. Ce n’était pas vous ? Supprimez-la dans Sécurité, changez votre mot de passe et écrivez-nous.",
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
      description: "It no longer opens your account. If this wasn’t you, set a new password right away.",
    },
    fr: {
      title: "Une clé d’accès a été supprimée",
      description:
        "Elle n’ouvre plus votre compte. Ce n’était pas vous ? Changez tout de suite votre mot de passe.",
    },
    ar: {
      title: "حُذف مفتاح مرور",
      description: "لم يعد يفتح حسابك. لم تكن أنت؟ عيّن كلمة مرور جديدة فورًا.",
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
        "Someone entered your password and then five wrong codes. We stopped that login. If this wasn’t you, someone else knows your password: set a new one.",
    },
    fr: {
      title: "Quelqu’un a saisi des codes incorrects",
      description:
        "Quelqu’un a saisi votre mot de passe, puis cinq codes incorrects. Nous avons bloqué cette connexion. Ce n’était pas vous ? D’autres connaissent donc votre mot de passe : changez-le.",
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
        "Someone logged in with one of your recovery codes. It no longer works. If this wasn’t you, set a new password and replace your recovery codes.",
    },
    fr: {
      title: "Un code de secours a été utilisé",
      description:
        "Une connexion a eu lieu avec l’un de vos codes de secours. Il ne fonctionne plus. Ce n’était pas vous ? Changez votre mot de passe et remplacez vos codes de secours.",
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
        "Your recovery codes were replaced. The old ones no longer work. If this wasn’t you, set a new password.",
    },
    fr: {
      title: "Nouveaux codes de secours",
      description:
        "Vos codes de secours ont été remplacés. Les anciens ne fonctionnent plus. Ce n’était pas vous ? Changez votre mot de passe.",
    },
    ar: {
      title: "رموز احتياطية جديدة",
      description: "استُبدلت رموزك الاحتياطية، ولم تعد القديمة تعمل. لم تكن أنت؟ عيّن كلمة مرور جديدة.",
    },
  },
} satisfies Partial<Record<SecurityEventKind, Record<NotificationLanguage, NotificationTexts>>>;
