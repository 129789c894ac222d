import type { CourseFile } from "../course-file.ts";

export const safePayouts: CourseFile = {
  slug: "safe-payouts",
  category: "safety",
  lessons: [
    { key: "details", minutes: 2, right: 0 },
    { key: "account", minutes: 2, right: 2 },
    { key: "waiting", minutes: 2, right: 1 },
  ],
  texts: {
    en: {
      title: "Safe payouts",
      summary: "Get your money to your bank safely, and keep others out.",
      lessons: [
        {
          title: "Check the details twice",
          body: "A payout to the wrong account is hard to get back. Compare the account number with your bank’s page when you add it: copy it instead of typing it.\n\nThe account should be in **your own name**. After that, we only show its last digits, so that no one can read it over your shoulder.",
          question: "What is the safest way to enter an account number?",
          answers: ["Copy it from your bank’s page", "Type it from memory", "Ask a friend"],
          why: "A copied number has no typing errors.",
        },
        {
          title: "Protect the account that pays you",
          body: "Anyone with access to your email can reset your password. Protect both:\n\n- a long password that you use nowhere else,\n- two-step verification, under [Security](/apps/user/view/security),\n- an eye on the list of your devices.\n\nWe ask for your password again before each withdrawal. This protects your money.",
          question: "Which of these protects your payouts most?",
          answers: ["A new screen name", "A short password", "Two-step verification"],
          why: "With a second step, a stolen password alone isn’t enough to log in.",
        },
        {
          title: "Why a payout may wait",
          body: "After a new password, a new email address or a login from a new device, a payout can be paused for a while. If it wasn’t you, use that time to stop it.\n\nWe email you each time. Read the email: its link secures your account.",
          question: "You’re notified about a new device that isn’t yours. What do you do?",
          answers: ["Ignore it", "Report right away that it wasn’t you", "Wait for the payout"],
          why: "The pause gives you time to stop a stranger.",
        },
      ],
    },
    fr: {
      title: "Des versements sûrs",
      summary: "Amenez votre argent à votre banque sans détour, et gardez-le à l’abri.",
      lessons: [
        {
          title: "Vérifiez deux fois les coordonnées",
          body: "Un versement sur un mauvais compte est difficile à récupérer. Comparez le numéro de compte avec la page de votre banque : copiez-le, ne le tapez pas.\n\nLe compte doit être à **votre nom**. Nous n’en montrons ensuite que les derniers chiffres, pour que personne ne le lise par-dessus votre épaule.",
          question: "Comment saisir un numéro de compte en sécurité ?",
          answers: ["Le copier de la page de la banque", "Le taper de mémoire", "Demander à un ami"],
          why: "Un numéro copié n’a pas de fautes de frappe.",
        },
        {
          title: "Protégez le compte qui vous paie",
          body: "Une personne qui a accès à vos e-mails peut changer votre mot de passe. Protégez les deux :\n\n- un mot de passe long, utilisé nulle part ailleurs,\n- la vérification en deux étapes, sous [Sécurité](/apps/user/view/security),\n- un œil sur la liste de vos appareils.\n\nNous redemandons le mot de passe avant toute sortie d’argent. C’est voulu.",
          question: "Qu’est-ce qui protège le mieux vos versements ?",
          answers: ["Un nouveau pseudo", "Un mot de passe court", "La vérification en deux étapes"],
          why: "Avec une seconde étape, un mot de passe volé n’ouvre rien à lui seul.",
        },
        {
          title: "Pourquoi un versement peut attendre",
          body: "Après un nouveau mot de passe, une nouvelle adresse ou une connexion depuis un nouvel appareil, un versement peut attendre un moment. Si ce n’était pas vous, profitez de ce temps pour l’arrêter.\n\nUn e-mail vous prévient chaque fois. Lisez-le : son lien protège votre compte.",
          question: "Un message signale un appareil qui n’est pas le vôtre. Que faire ?",
          answers: ["L’ignorer", "Signaler immédiatement que ce n’était pas vous", "Attendre le versement"],
          why: "L’attente existe pour que vous puissiez arrêter un inconnu.",
        },
      ],
    },
    ar: {
      title: "عمليات سحب آمنة",
      summary: "أوصل مالك إلى بنكك مباشرة وأبعد الآخرين عنه.",
      lessons: [
        {
          title: "تحقّق من البيانات مرتين",
          body: "من الصعب استعادة دفعة ذهبت إلى حساب خطأ. قارن رقم الحساب بصفحة بنكك حين تضيفه: انسخه ولا تكتبه.\n\nيجب أن يكون الحساب **باسمك**. ولا نعرض لاحقًا إلا أرقامه الأخيرة كي لا يعرفه من ينظر من خلفك.",
          question: "ما الطريقة الأضمن لإدخال رقم حساب؟",
          answers: ["نسخه من صفحة البنك", "كتابته من الذاكرة", "سؤال صديق"],
          why: "الرقم المنسوخ بلا أخطاء كتابة.",
        },
        {
          title: "احمِ الحساب الذي يدفع لك",
          body: "من يملك بريدك يستطيع تغيير كلمة مرورك. احمِ الاثنين إذًا:\n\n- كلمة مرور طويلة لا تستخدمها في مكان آخر،\n- التحقق بخطوتين ضمن [الأمان](/apps/user/view/security)،\n- نظرة إلى قائمة أجهزتك.\n\nنطلب كلمة المرور مرة أخرى قبل خروج المال، وهذا مقصود.",
          question: "أيها يحمي عمليات سحبك أكثر؟",
          answers: ["اسم عرض جديد", "كلمة مرور قصيرة", "التحقق بخطوتين"],
          why: "مع الخطوة الثانية لا تفتح كلمة المرور المسروقة وحدها شيئًا.",
        },
        {
          title: "لماذا قد ينتظر السحب",
          body: "بعد كلمة مرور جديدة أو بريد جديد أو دخول من جهاز جديد قد ينتظر السحب مدة. إذا لم تكن أنت من فعل ذلك فاستغل هذا الوقت لإيقافه.\n\nتصلك رسالة في كل مرة. اقرأها: رابطها يؤمّن حسابك.",
          question: "وصلك إشعار بجهاز جديد ليس لك. ماذا تفعل؟",
          answers: ["أتجاهله", "أبلغ فورًا بأنه لست أنا", "أنتظر السحب"],
          why: "وُجد الانتظار كي توقف غريبًا.",
        },
      ],
    },
  },
};
