import { deskVariants } from '@luxe/contract/desk-samples';
import { rejection } from '@luxe/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DeskAt } from '../testing/DeskAt.tsx';
import { mockDesk, noAnswer, noConnection, type MockRequest } from '../testing/mockDesk.ts';
import { find, skip } from '../testing/stories.ts';

const meta = {
  component: DeskAt,
  parameters: {
    subject: { kind: 'screen', name: 'Orders' },
    layout: 'fullscreen',
    msw: { handlers: mockDesk() },
  },
  args: { address: '/desk/search' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const onlyList = skip('Only the list differs from Usual.');

/** Navigation, search and list. Long names and addresses break inside their column. */
export const Usual: Story = {
  parameters: { states: ['usual', 'long text'], pictures: { themes: ['dark'] } },
  play: find('3 orders'),
};
/** On a phone, each order is a list of labelled facts, and the navigation is behind a button. */
export const Phone: Story = {
  parameters: { states: ['narrow'], pictures: { themes: ['dark'] } },
  globals: { viewport: { value: 'mobile' } },
  play: find('3 orders'),
};
export const Menu: Story = {
  parameters: { states: ['open'], ...skip('A drawer with the links of Usual.') },
  tags: ['dialog'],
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Menu' }));
    const menu = await within(document.body).findByRole('dialog', { name: 'Menu' });
    await expect(within(menu).getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  },
};

const searched = fn<(query: MockRequest['query']) => void>();
/** The search is in the address, and is sent once for two presses of Enter. */
export const SearchByKeyboard: Story = {
  parameters: {
    states: ['keyboard'],
    ...onlyList,
    msw: {
      handlers: mockDesk({
        orders: ({ query }) => {
          searched(query);
          return query.q === undefined ? deskVariants.orders.many : deskVariants.orders.empty;
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    searched.mockClear();
    await userEvent.type(await canvas.findByLabelText('Order, e-mail, phone or product'), ' saree ');
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Packed, to ship');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await canvas.findByText('No orders match');
    await expect(searched).toHaveBeenLastCalledWith({ q: 'saree', state: 'packed' });
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
  },
};
/** The next page begins after the last order, and the focus moves to the heading. */
export const Pages: Story = {
  parameters: {
    states: ['many'],
    ...skip('It has more rows than Usual.'),
    msw: {
      handlers: mockDesk({
        orders: ({ query }) => {
          searched(query);
          return query.after === undefined ? deskVariants.orders.many : { orders: [], next: null };
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'Earlier orders' }));
    await canvas.findByText('No orders match');
    await expect(searched).toHaveBeenLastCalledWith({ after: deskVariants.orders.many.next });
    await expect(canvas.getByRole('heading', { level: 1, name: 'Orders' })).toHaveFocus();
  },
};
/** The rows of the loaded page can be sorted. The column reports its direction. */
export const Sorted: Story = {
  parameters: { states: ['chosen'], ...onlyList },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Amount' });
    const amounts = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
    const header = canvas.getByRole('columnheader', { name: 'Amount' });
    await userEvent.click(button);
    const first = [header.getAttribute('aria-sort'), ...amounts()];
    await userEvent.click(button);
    const second = [header.getAttribute('aria-sort'), ...amounts()];
    await expect([first, second].toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))).toEqual([
      ['ascending', '₹26,400', '₹26,400', '₹1,89,900'],
      ['descending', '₹1,89,900', '₹26,400', '₹26,400'],
    ]);
    await userEvent.click(button);
    await expect(header).not.toHaveAttribute('aria-sort');
  },
};
export const Empty: Story = {
  parameters: {
    states: ['empty'],
    ...onlyList,
    msw: { handlers: mockDesk({ orders: deskVariants.orders.empty }) },
  },
  play: find('No orders match'),
};
export const Slow: Story = {
  parameters: {
    states: ['loading', 'slow'],
    ...onlyList,
    msw: { handlers: mockDesk({ orders: noAnswer }) },
  },
  play: find('This takes longer than usual.'),
};
export const Failed: Story = {
  parameters: {
    states: ['failed'],
    ...onlyList,
    msw: { handlers: mockDesk({ orders: rejection('loginUnavailable') }) },
  },
  play: find('This did not load'),
};
export const Offline: Story = {
  parameters: { states: ['offline'], ...onlyList, msw: { handlers: mockDesk({ orders: noConnection }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('No connection');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
/** An account without the role sees neither the screen nor its link. */
export const NoAccess: Story = {
  parameters: {
    states: ['variant'],
    ...skip('A heading and a sentence.'),
    msw: { handlers: mockDesk({ session: { ...deskVariants.session.orders, roles: ['settings'] } }) },
  },
  // A narrow canvas has the links in a menu.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'No access' });
    await expect(canvas.queryByRole('link', { name: 'Orders' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Policy' })).toBeVisible();
  },
};
/** The session has ended: the login appears over the page, which stays in the address. */
export const SessionEnded: Story = {
  parameters: {
    states: ['expired'],
    ...skip('Ticket shows the login.'),
    msw: { handlers: mockDesk({ orders: rejection('deskLoginRequired') }) },
  },
  args: { address: '/desk/search?q=saree' },
  play: async ({ canvasElement }) => {
    const login = await within(document.body).findByRole('dialog', { name: 'Log in again' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(login.isConnected).toBe(false));
    await within(canvasElement).findByText('Your session has ended');
  },
};
