import { button, note, paragraph, type Letter } from '../layout/letter.ts';

/** Why a reader gets a message of the newsletter. */
const reason = 'You receive this message because this address was entered for the newsletter of LUXE.';

/** Asks the owner of an address whether the newsletter may come. `path`: page with the button. */
export const newsletterConfirm = ({ path }: { readonly path: string }): Letter => ({
  subject: 'Please confirm the newsletter',
  preview: 'One press, and it comes to this address.',
  title: 'Shall we write to you?',
  reason,
  blocks: [
    paragraph('This address was entered for the newsletter of LUXE. It comes once you confirm.'),
    button('Confirm the newsletter', path),
    note('The link is valid for seven days. If you did not ask for it, ignore this message: nothing comes.'),
  ],
});

/** The first message of the newsletter. `unsubscribePath`: page that ends it. */
export const newsletterWelcome = ({ unsubscribePath }: { readonly unsubscribePath: string }): Letter => ({
  subject: 'Welcome to the newsletter',
  preview: 'New collections, the people who make them, and offers.',
  title: 'Welcome',
  reason: 'You receive the newsletter of LUXE because you confirmed this address.',
  unsubscribePath,
  blocks: [
    paragraph(
      'You get about two messages a month from us: new collections, the people who make them, and offers.',
    ),
    paragraph(
      'To stop, press “Unsubscribe” at the end of any message: one press is enough. We never give your address to anyone.',
    ),
    button('Read Luxe life', '/browse/luxury/luxelife/blog'),
  ],
});
