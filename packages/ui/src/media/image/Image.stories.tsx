import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { Grid } from '../../layout/grid/Grid.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { drawing } from './drawing.ts';
import { Image, type ImageProps } from './Image.tsx';

const meta = {
  parameters: { subject: { kind: 'display' } },
  component: Image,
  args: { ...drawing.bag, ratio: '4/5', tone: 'media', fit: 'contain' },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CutOut: Story = { parameters: { states: ['usual'] } };
/** An opaque photograph fills its frame. The dark theme darkens it to reduce glare. */
export const Photograph: Story = {
  parameters: { states: ['variant'] },
  args: { ...drawing.scene, tone: 'photo', fit: 'cover' },
};
export const Ratios: Story = {
  parameters: { states: ['variant'] },
  render: (args) => (
    <Grid columns={2} gap={16}>
      {(['4/5', '1/1', '3/2', '16/9', 'auto'] as const).map((ratio) => (
        <Stack key={ratio} gap={6}>
          <Image {...args} ratio={ratio} />
          <Text size="micro" tone="secondary">
            {ratio}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};
/** The frame reserves the space of an image that has not loaded, so the layout does not shift. */
export const Loading: Story = {
  parameters: { states: ['loading'] },
  // An address of its own: a picture that another story has loaded is complete at once and is not hidden.
  args: { ratio: '1/1', src: `${drawing.bag.src}%3C!--loading--%3E` },
  render: (args) => (
    <div ref={(node) => node?.querySelector('img')?.removeAttribute('src')}>
      <Image {...args} />
    </div>
  ),
};
export const Failed: Story = {
  parameters: { states: ['failed'] },
  args: { src: 'data:image/png;base64,none', priority: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('LUXE')).toBeVisible());
    await expect(canvas.getByRole('img', { name: drawing.bag.alt })).toBeInTheDocument();
  },
};
/** A custom fallback replaces the wordmark. */
export const FailedWithFallback: Story = {
  parameters: { states: ['failed'] },
  args: {
    src: 'data:image/png;base64,none',
    priority: true,
    ratio: '3/2',
    fallback: (
      <Text as="span" size="sm">
        No picture yet
      </Text>
    ),
  },
};
const Window = styled.div`
  height: var(--lx-space-160);
  overflow: auto;
`;

/** Eight pictures below each other. Each has an address of its own, because a loaded file never waits. */
function Far(args: ImageProps) {
  const [round] = useState(() => performance.now());
  return (
    <Window role="region" aria-label="Pictures" tabIndex={0}>
      {Array.from({ length: 8 }, (_, index) => (
        <Image
          key={index}
          {...args}
          src={`${args.src}%3C!--${round}/${index}--%3E`}
          alt={`Picture ${index + 1}`}
          ratio="1/1"
        />
      ))}
    </Window>
  );
}

/** An image has no `src` until it is within 100 px of the visible area of its scroll container (SHL-25). */
export const LoadsWhenNear: Story = {
  parameters: { states: ['variant'] },
  render: (args) => <Far {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src');
    const last = canvas.getByRole('img', { name: 'Picture 8' });
    const { height } = last.getBoundingClientRect();
    await expect(last).not.toHaveAttribute('src');
    last.scrollIntoView();
    await waitFor(() => expect(last).toHaveAttribute('src'));
    await expect(last.getBoundingClientRect().height).toBe(height);
  },
};
