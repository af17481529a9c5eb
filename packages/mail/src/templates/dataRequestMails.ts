import { cutText, formatDate } from '@luxe/format';
import { button, heading, paragraph, note, type Letter } from '../layout/letter.ts';

/** What is asked for, in the middle of a sentence. */
const names = {
  access: 'access to personal data',
  correction: 'a correction of personal data',
  erasure: 'the erasure of personal data',
  nomination: 'the nomination of a person',
} as const;

/** A reader may have neither an order nor an account. */
const reason = 'You receive this message because of a request about personal data with this address.';

interface MailDataRequest {
  readonly kind: keyof typeof names;
}

/** Asks the owner of an address to confirm a request. `path`: page with the button. */
export const dataRequestConfirm = ({ kind, path }: MailDataRequest & { readonly path: string }): Letter => ({
  subject: 'Please confirm your data request',
  preview: 'We begin once you have confirmed it.',
  title: 'Is this request yours?',
  reason,
  blocks: [
    paragraph(`With this address, we received a request for ${names[kind]}. We begin once you confirm it.`),
    button('Confirm the request', path),
    note('The link is valid for seven days. If the request is not yours, ignore this message.'),
  ],
});

interface RegisteredRequest extends MailDataRequest {
  /** `DR-2611-2048-77`. */
  readonly number: string;
  readonly dueAt: Date;
  /** Path of the page about data requests. */
  readonly path: string;
}

/** A request counts: its number, and the last day for the answer. */
export const dataRequestRegistered = ({ number, kind, dueAt, path }: RegisteredRequest): Letter => ({
  subject: `We have your data request ${number}`,
  preview: 'It has a number and a last day.',
  title: 'We have your data request',
  reason,
  blocks: [
    paragraph(`Your request for ${names[kind]} has the number ${number}.`),
    paragraph(`We answer by ${formatDate(dueAt.toISOString())} at the latest, to this address.`),
    button('Your rights', path),
  ],
});

/** The answer of the shop. */
export const dataRequestAnswered = ({
  number,
  answer,
}: Pick<RegisteredRequest, 'number'> & { readonly answer: string }): Letter => ({
  subject: `Our answer to your data request ${number}`,
  preview: cutText(answer, 100),
  title: 'Our answer',
  reason,
  blocks: [
    ...answer
      .split(/\n+/)
      .filter(Boolean)
      .map((line) => paragraph(line)),
    heading('If this does not satisfy you'),
    paragraph(
      'Write to our grievance officer first. After that, you can complain to the Data Protection Board of India.',
    ),
    button('Complaints', '/grievance-redressal'),
  ],
});
