import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import { Text } from '@luxe/ui/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toAccountLinks } from '../data/toAccountLinks.ts';
import { AccountFrame } from './AccountFrame.tsx';

const meta = {
  component: AccountFrame,
  parameters: { subject: { kind: 'text', name: 'The frame of the account' }, layout: 'fullscreen' },
  args: {
    name: 'Ananya Rao',
    phone: '981 234 5670',
    links: toAccountLinks('/my-account/orders'),
    onNavigate: fn(),
    onLogOut: fn(),
    children: (
      <Page>
        <Heading level={1}>Orders</Heading>
        <Text>The page.</Text>
      </Page>
    ),
  },
} satisfies Meta<typeof AccountFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current');
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};
/**
 * While the customer's name loads, the page reserves space for the name, so that the layout does not shift.
 */
export const NameLoading: Story = {
  parameters: { states: ['loading'] },
  args: { name: '', phone: '' },
  globals: { viewport: { value: 'desktop' } },
};
export const LoggingOut: Story = {
  parameters: { states: ['busy'] },
  args: { busy: true },
  globals: { viewport: { value: 'desktop' } },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: { name: 'Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekharan' },
  globals: { viewport: { value: 'desktop' } },
};
/** A page that is not in the menu. */
export const ElsewhereOnAPhone: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'Only the text of the menu differs from OnAPhone.' } },
  args: { links: toAccountLinks('/my-account/another-page') },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveDisplayValue('Choose a page');
  },
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), 'Wishlist');
    await expect(args.onNavigate).toHaveBeenCalledWith('/my-account/wishlist');
  },
};
