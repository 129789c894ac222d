import type { invitation as en } from "../en/invitation.ts";

export const invitation: typeof en = {
  somebody: "Quelqu’un que vous connaissez",
  title: "{name} vous invite à découvrir Cashlane",
  text: "Cashlane vous rend une partie de vos achats en ligne. Dès que votre premier cashback peut être retiré, vous recevez {amount} tous les deux. Nous n’écrivons qu’une fois.",
};
