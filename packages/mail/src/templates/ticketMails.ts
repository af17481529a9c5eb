import { button, heading, note, paragraph, type Letter } from '../layout/letter.ts';

/** A request to customer service. */
interface MailTicket {
  /** `T1000234`. */
  readonly number: string;
  /** What the shopper wrote. */
  /** The shopper's words; empty when the message must not contain them. */
  readonly text: string;
  /** Path of the page that lists the requests. */
  readonly path: string;
}

/** A request has arrived: its number, and where the answer will be. */
export const ticketReceived = ({ number, text, path }: MailTicket): Letter => ({
  subject: `We have your request ${number}`,
  preview: 'We reply within a day.',
  title: 'We have your request',
  blocks: [
    paragraph(`Your request has the number ${number}. We reply within a day, by e-mail and in your account.`),
    button('See your requests', path),
    ...(text ? [heading('Your words'), note(text)] : []),
  ],
});

interface AnsweredTicket extends MailTicket {
  readonly answer: string;
  /** Whether the shopper can reply on the page. */
  readonly canReply: boolean;
}

/** The shop has answered a request. */
export const ticketAnswered = ({ number, text, path, answer, canReply }: AnsweredTicket): Letter => ({
  subject: `Our answer to your request ${number}`,
  preview: answer.slice(0, 100),
  title: 'Our answer',
  blocks: [
    ...answer
      .split(/\n+/)
      .filter(Boolean)
      .map((line) => paragraph(line)),
    ...(canReply ? [paragraph('Is something still open? Reply in your account.')] : []),
    button('See your requests', path),
    ...(text ? [heading(`Your request ${number}`), note(text)] : []),
  ],
});
