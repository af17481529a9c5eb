import { deskCallSamples, deskVariants } from '@luxe/contract/desk-samples';
import { rejection } from '@luxe/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeskAt } from '../testing/DeskAt.tsx';
import { mockDesk, type DeskOverrides } from '../testing/mockDesk.ts';
import { find, skip } from '../testing/stories.ts';

const meta = {
  component: DeskAt,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Ticket',
      missingStates: {
        empty: 'A ticket has a text.',
        loading: 'Orders shows it: all screens load through the same part.',
        slow: 'Orders shows it: all screens load through the same part.',
        failed: 'Orders shows it: all screens load through the same part.',
        offline: 'Orders shows it: all screens load through the same part.',
        'long text': 'Orders shows it: all tables break long texts.',
        narrow: 'Orders shows it: all tables become lists.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: mockDesk() },
  },
  args: { address: '/desk/tickets/T1000234' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const loginRequired = rejection('deskLoginRequired');

export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: find('It did not.'),
};
/** A closed ticket about a payment without an order. */
export const MissingOrder: Story = {
  parameters: {
    states: ['variant'],
    ...skip('It has a list of facts more than Usual.'),
    msw: { handlers: mockDesk({ ticket: deskVariants.ticket.missing }) },
  },
  play: find('This ticket is closed.'),
};
export const NotFound: Story = {
  parameters: {
    states: ['not found'],
    ...skip('A heading and a sentence.'),
    msw: { handlers: mockDesk({ ticket: rejection('ticketNotFound') }) },
  },
  play: find('Not found'),
};
/** An answer needs a text, unless it closes the ticket. Then the focus moves to the heading. */
export const Close: Story = {
  parameters: {
    states: ['error', 'done'],
    ...skip('The screen is that of MissingOrder.'),
    msw: { handlers: mockDesk({ answerTicket: deskVariants.ticket.missing }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = await canvas.findByRole('button', { name: 'Send' });
    await userEvent.click(send);
    const text = canvas.getByLabelText('Answer to the customer');
    await expect(text).toHaveAccessibleDescription(/Write an answer, or close the ticket/);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Close the ticket' }));
    await userEvent.click(send);
    await within(document.body).findByText('The ticket is closed.');
    await waitFor(() => expect(canvas.queryByLabelText('Answer to the customer')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
/** The first answer needs a login, and later ones do not. */
const endingSession = (overrides?: DeskOverrides) => ({
  msw: {
    handlers: [
      http.post(
        '*/desk/api/tickets/:ticketNumber/answers',
        () => HttpResponse.json(loginRequired.body as never, { status: loginRequired.status }),
        { once: true },
      ),
      ...mockDesk(overrides),
    ],
  },
});
/** Writes an answer and sends it. Resolves to the login that appears over the page. */
async function answer(canvas: ReturnType<typeof within>) {
  await userEvent.type(await canvas.findByLabelText('Answer to the customer'), 'It is on its way.');
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  return within(await within(document.body).findByRole('dialog', { name: 'Log in again' }));
}
async function logIn(login: ReturnType<typeof within>) {
  await userEvent.type(login.getByLabelText('Password'), 'a long enough password');
  await userEvent.type(login.getByLabelText(/^Six-digit code/), '123456');
  await userEvent.click(login.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
}

/** The session ends while the person types. */
export const SessionEnded: Story = {
  tags: ['dialog'],
  parameters: { states: ['expired'], pictures: { themes: ['dark'] }, ...endingSession() },
  play: async ({ canvasElement }) => {
    const login = await answer(within(canvasElement));
    await expect(login.getByLabelText('E-mail address')).toHaveValue(deskCallSamples.session.person.email);
  },
};
/** After the login, what they have typed is there and can be sent. */
export const LoggedInAgain: Story = {
  parameters: { states: ['expired'], ...skip('The screen is that of Usual.'), ...endingSession() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await logIn(await answer(canvas));
    await expect(canvas.getByLabelText('Answer to the customer')).toHaveValue('It is on its way.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await within(document.body).findByText('The answer is sent.');
  },
};
const otherPerson = {
  ...deskCallSamples.session,
  person: { ...deskCallSamples.session.person, name: 'Ravi Iyer', email: 'ravi@shop.example' },
};
/** Another person does not see what the one before has typed. */
export const OtherPerson: Story = {
  parameters: {
    states: ['expired'],
    ...skip('The screen is that of Usual.'),
    ...endingSession({ logIn: otherPerson }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await logIn(await answer(canvas));
    await canvas.findByText('Ravi Iyer');
    await expect(await canvas.findByLabelText('Answer to the customer')).toHaveValue('');
  },
};
/** Who leaves the login reads on, and can still log out. */
export const LogOutAfterwards: Story = {
  parameters: {
    states: ['expired'],
    ...skip('It ends on the login.'),
    ...endingSession({ logOut: loginRequired }),
  },
  // A narrow canvas has the button in a menu.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await answer(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await canvas.findByRole('heading', { name: 'Log in to the desk' });
  },
};
