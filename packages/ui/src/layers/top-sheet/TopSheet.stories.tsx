import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { Container } from '../../layout/container/Container.tsx';
import { DialogClose } from '../dialog/Dialog.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { TopSheet } from './TopSheet.tsx';

const lines = (count: number) => (
  <Container>
    <Stack gap={20}>
      <DialogClose>
        <Button>Close</Button>
      </DialogClose>
      {Array.from({ length: count }, (_, at) => (
        <Text key={at} tone="secondary">
          Warden top-handle bag in box calf, {at + 1}
        </Text>
      ))}
    </Stack>
  </Container>
);

const meta = {
  parameters: { subject: { kind: 'layer' } },
  tags: ['dialog'],
  component: TopSheet,
  args: { defaultOpen: true, title: 'Search', children: lines(3) },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof TopSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { states: ['open'] },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Search' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};
export const LongContent: Story = { parameters: { states: ['long text'] }, args: { children: lines(60) } };
export const Mobile: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { defaultOpen: false, trigger: <Button>Look</Button> },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Look' });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Search' });
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.tab();
    await expect(within(sheet).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
