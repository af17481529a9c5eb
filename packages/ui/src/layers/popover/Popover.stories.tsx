import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Link } from '../../actions/link/Link.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { TextButton } from '../../actions/text-button/TextButton.tsx';
import { Popover, PopoverClose } from './Popover.tsx';

const body = (
  <Text size="sm" tone="secondary">
    We pay the duty when the item enters India.{' '}
    <Link href="#duty" tone="inline">
      What the price includes
    </Link>
  </Text>
);

const meta = {
  parameters: { subject: { kind: 'layer' } },
  tags: ['dialog'],
  component: Popover,
  args: {
    defaultOpen: true,
    title: 'Duties included',
    trigger: <TextButton>Duties included</TextButton>,
    children: body,
  },
  // Space below the trigger for the popover.
  decorators: [(Story) => <div style={{ minHeight: 260 }}>{Story()}</div>],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { states: ['open'] },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Duties included' })).toHaveFocus();
  },
};
export const Closed: Story = { parameters: { states: ['empty'] }, args: { defaultOpen: false } };
export const NoTitle: Story = { parameters: { states: ['variant'] }, args: { hideTitle: true } };
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    title: 'Duties, taxes and charges included in the price of every item',
    children: Array.from({ length: 14 }, (_, at) => (
      <Text key={at} size="sm" tone="secondary">
        {at + 1}. We pay the duty when the item enters India, and the price you see is the price you pay.
      </Text>
    )),
  },
};
export const WithAction: Story = {
  parameters: { states: ['variant'] },
  args: {
    children: (
      <>
        {body}
        <PopoverClose>
          <Button size="s" emphasis="secondary">
            Got it
          </Button>
        </PopoverClose>
      </>
    ),
  },
};
export const Mobile: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};

/** A popover inside a dialog opens in front of that dialog. */
export const InsideDialog: Story = {
  parameters: { states: ['variant'] },
  render: (args) => (
    <Dialog defaultOpen title="Price">
      <Popover {...args} defaultOpen={false} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Duties included' }));
    const popover = await screen.findByRole('dialog', { name: 'Duties included' });
    const { left, top } = popover.getBoundingClientRect();
    await waitFor(() => expect(popover.contains(document.elementFromPoint(left + 8, top + 8))).toBe(true));
  },
};

/** Enter opens the popover, Tab moves inside it, Escape closes it. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Duties included' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await waitFor(async () => expect(await screen.findByRole('dialog')).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'What the price includes' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FocusReturn: Story = {
  parameters: { states: ['keyboard'] },
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Duties included' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  },
};
