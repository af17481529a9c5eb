import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { Heading } from '../../typography/heading/Heading.tsx';
import { Popover } from '../../layers/popover/Popover.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';

const content = (
  <div style={{ padding: 24 }}>
    <Stack gap={16} align="start">
      <Heading level={2} size="title-s">
        Delhi’s winter is short
      </Heading>
      <Text tone="secondary">Box calf, goat suede, a little wool.</Text>
      <Text tone="accent">20% off</Text>
      <Button>See the edit</Button>
    </Stack>
  </div>
);

const meta = {
  parameters: { subject: { kind: 'layout' } },
  component: ThemeProvider,
  tags: ['dialog'],
  args: { theme: 'light', children: content },
} satisfies Meta<typeof ThemeProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { parameters: { states: ['usual'] } };
export const Dark: Story = { parameters: { states: ['variant'] }, args: { theme: 'dark' } };
export const IndiluxeLight: Story = {
  parameters: { states: ['indiluxe'] },
  args: { theme: 'light', catalogue: 'indiluxe' },
};
export const IndiluxeDark: Story = {
  parameters: { states: ['indiluxe'] },
  args: { theme: 'dark', catalogue: 'indiluxe' },
};
/** Nested themes: each has its own background and text colour. */
export const Nested: Story = {
  parameters: { states: ['variant'] },
  args: {
    children: (
      <div style={{ padding: 24 }}>
        <ThemeProvider theme="dark">{content}</ThemeProvider>
      </div>
    ),
  },
};
/** A layer has the theme of the part of the page that opened the layer. */
export const LayerInside: Story = {
  parameters: { states: ['variant'] },
  args: {
    children: (
      <div style={{ padding: 24, minHeight: 220 }}>
        <Popover title="Duties included" trigger={<Button emphasis="secondary">Why</Button>}>
          <Text size="sm" tone="secondary">
            We pay the duty.
          </Text>
        </Popover>
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Why' }));
    const popover = await screen.findByRole('dialog', { name: 'Duties included' });
    await expect(popover.closest('[data-theme]')).toHaveAttribute('data-theme', 'light');
    await expect(canvasElement.contains(popover)).toBe(true);
  },
};
