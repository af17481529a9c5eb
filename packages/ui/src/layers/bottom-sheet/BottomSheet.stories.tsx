import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { BottomSheet } from './BottomSheet.tsx';

const lines = (count: number) => (
  <Stack gap={20}>
    {Array.from({ length: count }, (_, index) => (
      <Text key={index} tone="secondary">
        Warden top-handle bag in box calf, {index + 1}
      </Text>
    ))}
  </Stack>
);

const meta = {
  parameters: { subject: { kind: 'layer' } },
  tags: ['dialog'],
  component: BottomSheet,
  args: {
    defaultOpen: true,
    title: 'Added to your bag',
    aside: '6 items',
    children: lines(3),
    footer: <Button block>Go To My Bag</Button>,
  },
  globals: { viewport: { value: 'mobile' } },
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = { parameters: { states: ['open', 'narrow'] } };
export const LongContent: Story = {
  parameters: { states: ['many', 'long text'] },
  args: { children: lines(40), footer: undefined },
};
/** From 768 px the sheet is a small dialog that cannot be dragged. */
export const Desktop: Story = {
  parameters: { states: ['variant'] },
  globals: { viewport: { value: 'desktop' } },
};

/** The handle is also a toggle button for the full height. */
export const FullHeight: Story = {
  parameters: { states: ['variant'] },
  play: async () => {
    const handle = await screen.findByRole('button', { name: 'Full height', hidden: true });
    if (!isDrawn(handle)) return;
    await userEvent.click(handle);
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(screen.getByRole('dialog').offsetHeight).toBeGreaterThan(window.innerHeight * 0.9),
    );
  },
};

/** A drag past a third of the height closes the sheet. After a shorter drag, the sheet springs back. */
export const Drag: Story = {
  parameters: { states: ['done'], pictures: { skip: 'The sheet has been dragged away.' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    const handle = screen.getByRole('button', { name: 'Full height', hidden: true });
    if (!isDrawn(handle)) return;
    await drag(handle, sheet, 60);
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(sheet.style.transform).toBe('');
    await drag(handle, sheet, sheet.offsetHeight / 2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { defaultOpen: false, trigger: <Button>See bag</Button> },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'See bag' });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Added to your bag' });
    await waitFor(() => expect(sheet).toHaveFocus());
    const handle = within(sheet).getByRole('button', { name: 'Full height', hidden: true });
    if (isDrawn(handle)) {
      await userEvent.tab();
      await expect(handle).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(handle).toHaveAttribute('aria-pressed', 'true');
    }
    await userEvent.tab();
    await expect(within(sheet).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FocusReturn: Story = {
  parameters: { states: ['keyboard'] },
  args: { defaultOpen: false, trigger: <Button>See bag</Button> },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'See bag' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const isDrawn = (handle: HTMLElement) => handle.offsetParent !== null;

/** Drags slowly, so that the release is not a flick. */
async function drag(handle: HTMLElement, sheet: HTMLElement, distance: number) {
  const pointer = { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0 };
  // Pointer capture fails for a synthetic pointer.
  sheet.setPointerCapture = () => {};
  await fireEvent.pointerDown(handle, { ...pointer, clientY: 100 });
  await fireEvent.pointerMove(sheet, { ...pointer, clientY: 100 + distance });
  await expect(sheet.style.transform).toBe(`translateY(${distance}px)`);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await fireEvent.pointerMove(sheet, { ...pointer, clientY: 100 + distance });
  await fireEvent.pointerUp(sheet, { ...pointer, clientY: 100 + distance });
}
