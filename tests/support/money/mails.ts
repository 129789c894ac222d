import type { MailTransport, OutgoingMail } from "#provider/modules/mails/transport.ts";

/** A transport that keeps what it is given; `refuse` makes it throw instead. */
export function keepingTransport() {
  const sent: OutgoingMail[] = [];
  let refusal: Error | undefined;
  const transport: MailTransport = {
    async send(mail) {
      if (refusal) throw refusal;
      sent.push(mail);
    },
    close: () => undefined,
  };
  return {
    transport,
    sent,
    refuse(error: Error | undefined) {
      refusal = error;
    },
  };
}
