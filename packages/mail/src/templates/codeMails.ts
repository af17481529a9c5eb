import { code as codeBlock, note, paragraph, type Letter } from '../layout/letter.ts';

/** A one-time code. The code is not in the subject, because locked phones show subjects. */
export const oneTimeCode = (digits: string, minutes: number): Letter => ({
  subject: 'Your one-time code',
  preview: `It is valid for ${minutes} minutes.`,
  title: 'Your one-time code',
  blocks: [
    paragraph(`Type this code on the page that asks for it. It is valid for ${minutes} minutes.`),
    codeBlock(digits),
    note('We never ask for this code by phone or e-mail. If you did not request it, ignore this message.'),
  ],
});
