import type { CourseFile } from "../course-file.ts";

export const fakeShops: CourseFile = {
  slug: "spot-fake-shops",
  category: "safety",
  lessons: [
    { key: "signs", minutes: 2, right: 1 },
    { key: "messages", minutes: 2, right: 2 },
    { key: "paying", minutes: 2, right: 0 },
  ],
  texts: {
    en: {
      title: "Spot fake shops and messages",
      summary: "How to tell a trap from a bargain, and what to do if it’s too late.",
      lessons: [
        {
          title: "Signs of a fake shop",
          body: "Look before you pay:\n\n- prices far below all others, on everything,\n- no company name, address or phone number,\n- an address with extra words or an odd ending,\n- payment only by bank transfer in advance.\n\nA lock in the address bar means that the connection is encrypted, not that the shop is honest. Stores on our list have a contract with a network.",
          question: "What does the lock in the address bar mean?",
          answers: ["The shop is honest", "The connection is encrypted", "The price is good"],
          why: "A fake shop can have a lock, too.",
        },
        {
          title: "Messages that rush you",
          body: "“Your cash back expires today, log in here.” Messages that threaten or rush you are after your password. Their links lead to pages that look like ours.\n\nWe never ask for your password or a code by email, message or phone. If in doubt, type our address yourself and check your notifications there.",
          question: "An email asks you to confirm your password within an hour. What do you do?",
          answers: ["Reply to it", "Follow its link quickly", "Open our website yourself and check there"],
          why: "Real messages are in your notifications, too.",
        },
        {
          title: "Pay so that you can get it back",
          body: "With cards and well-known payment services, you can get your money back if nothing is delivered. With a bank transfer or a gift card number, it’s gone.\n\nIf it happened: call your bank right away, change the password you used there, keep screenshots, and report it to the police. Let us know, too, so that we can warn others.",
          question: "Which payment can usually be recovered?",
          answers: ["A card payment", "A bank transfer in advance", "The number of a gift card"],
          why: "Card issuers can dispute a payment; a transfer to a scammer hardly ever comes back.",
        },
      ],
    },
    fr: {
      title: "Reconnaître faux sites et faux messages",
      summary: "Les signes qui distinguent un piège d’une bonne affaire, et que faire s’il est trop tard.",
      lessons: [
        {
          title: "Les signes d’une fausse boutique",
          body: "Regardez avant de payer :\n\n- des prix bien plus bas que partout, sur tout,\n- ni nom de société, ni adresse, ni téléphone,\n- une adresse avec des mots en trop ou une fin étrange,\n- seulement le virement d’avance.\n\nLe cadenas dit que la liaison est chiffrée, pas que la boutique est honnête. Les boutiques de notre liste ont un contrat avec un réseau.",
          question: "Que dit le cadenas de la barre d’adresse ?",
          answers: ["La boutique est honnête", "La connexion est chiffrée", "Le prix est bon"],
          why: "Une fausse boutique peut aussi avoir un cadenas.",
        },
        {
          title: "Les messages qui pressent",
          body: "« Votre cashback expire aujourd’hui, connectez-vous ici. » Les messages qui menacent ou pressent veulent votre mot de passe. Leurs liens mènent à des pages qui imitent la nôtre.\n\nNous ne demandons jamais votre mot de passe ni un code par e-mail, message ou téléphone. En cas de doute, tapez vous-même notre adresse et regardez vos notifications.",
          question: "Un e-mail vous demande de confirmer votre mot de passe dans l’heure. Que faire ?",
          answers: ["Y répondre", "Suivre vite son lien", "Ouvrir vous-même notre page et y regarder"],
          why: "Les vrais messages figurent aussi dans vos notifications.",
        },
        {
          title: "Payez de façon à pouvoir être remboursé",
          body: "Les cartes et les services de paiement connus peuvent rendre l’argent si rien n’est livré. Un virement ou le numéro d’une carte cadeau est perdu.\n\nSi c’est arrivé : appelez immédiatement votre banque, changez le mot de passe utilisé là-bas, gardez des captures d’écran et prévenez la police. Prévenez-nous aussi : nous avertissons les autres.",
          question: "Quel paiement se récupère en général ?",
          answers: ["Un paiement par carte", "Un virement d’avance", "Le numéro d’une carte cadeau"],
          why: "Une carte permet de contester ; un virement à un escroc ne revient presque jamais.",
        },
      ],
    },
    ar: {
      title: "اكشف المتاجر والرسائل المزيفة",
      summary: "علامات تميّز الفخ من الصفقة، وما العمل إن فات الأوان.",
      lessons: [
        {
          title: "علامات المتجر المزيف",
          body: "انظر قبل أن تدفع:\n\n- أسعار أقل بكثير من غيرها في كل شيء،\n- لا اسم شركة ولا عنوان ولا هاتف،\n- عنوان موقع بكلمات زائدة أو نهاية غريبة،\n- التحويل المسبق وحده.\n\nالقفل في شريط العنوان يعني أن الاتصال مشفّر، لا أن المتجر أمين. متاجر قائمتنا لها عقد مع شبكة.",
          question: "ماذا يقول لك القفل في شريط العنوان؟",
          answers: ["المتجر أمين", "الاتصال مشفّر", "السعر جيد"],
          why: "قد يكون للمتجر المزيف قفل أيضًا.",
        },
        {
          title: "رسائل تستعجلك",
          body: "«استردادك ينتهي اليوم، ادخل من هنا.» الرسائل التي تهدّد أو تستعجل تريد كلمة مرورك، وروابطها تقود إلى صفحات تشبه صفحتنا.\n\nلا نطلب أبدًا كلمة مرورك أو رمزًا بالبريد أو الرسائل أو الهاتف. إن شككت فاكتب عنواننا بنفسك وانظر في إشعاراتك.",
          question: "يطلب بريد تأكيد كلمة مرورك خلال ساعة. ماذا تفعل؟",
          answers: ["أردّ عليه", "أضغط رابطه بسرعة", "أفتح صفحتكم بنفسي وأنظر هناك"],
          why: "الصحيح مكتوب في إشعاراتك أيضًا.",
        },
        {
          title: "ادفع بطريقة تسمح برد المال",
          body: "البطاقات وخدمات الدفع المعروفة تستطيع إعادة المال إن لم يصل شيء. أما التحويل أو رقم بطاقة الهدية فيضيع.\n\nإن حدث ذلك: اتصل ببنكك فورًا وغيّر كلمة المرور التي استخدمتها هناك واحفظ صورًا للشاشة وأبلغ الشرطة. وأخبرنا أيضًا لنحذّر الآخرين.",
          question: "أي دفع يمكن رده عادة؟",
          answers: ["الدفع بالبطاقة", "التحويل المسبق", "رقم بطاقة هدية"],
          why: "يمكن الاعتراض على دفعة البطاقة، أما التحويل إلى محتال فقلّما يعود.",
        },
      ],
    },
  },
};
