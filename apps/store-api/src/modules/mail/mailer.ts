/** A message to one recipient. */
export interface OutgoingMail {
  /** The same for each attempt to send a message, so that a mail server can recognise a repeated one. */
  readonly id: string;
  /** An e-mail address without a name. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Address to which mail programs post to end the newsletter (RFC 8058); only of a newsletter. */
  readonly unsubscribeUrl?: string | undefined;
}

/** Sends messages. */
export interface Mailer {
  /** Resolves when the mail server has accepted the message. Throws a MailError. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** A message that was not accepted. */
export class MailError extends Error {
  /** Whether the server rejects this message, so that it is useless to try again. */
  readonly isRejection: boolean;

  constructor(message: string, isRejection: boolean) {
    super(message);
    this.isRejection = isRejection;
  }
}
