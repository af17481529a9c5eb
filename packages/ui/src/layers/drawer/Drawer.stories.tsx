import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { Checkbox } from '../../forms/checkbox/Checkbox.tsx';
import { TextButton } from '../../actions/text-button/TextButton.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  parameters: { subject: { kind: 'layer' } },
  tags: ['dialog'],
  component: Drawer,
  args: {
    defaultOpen: true,
    title: 'Filter',
    children: ['Top-handle', 'Shoulder', 'Crescent', 'Totes'].map((label) => (
      <Checkbox key={label} label={label} />
    )),
    footer: <Button block>Show 412 items</Button>,
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Right: Story = { parameters: { states: ['open'] } };
export const Left: Story = {
  parameters: { states: ['variant'] },
  args: { side: 'left', title: 'Menu', footer: undefined },
};
export const WithAside: Story = {
  parameters: { states: ['variant'] },
  args: { aside: <TextButton>Clear all</TextButton> },
};
export const LongContent: Story = {
  parameters: { states: ['many', 'long text'] },
  args: {
    children: Array.from({ length: 40 }, (_, index) => <Checkbox key={index} label={`Brand ${index + 1}`} />),
  },
};
export const Mobile: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};

/** Tab cycles inside the drawer; Escape closes it. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { defaultOpen: false, trigger: <Button>Filter</Button> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filter' });
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Show 412 items' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FocusReturn: Story = {
  parameters: { states: ['keyboard'] },
  args: { defaultOpen: false, trigger: <Button>Filter</Button> },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Filter' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
