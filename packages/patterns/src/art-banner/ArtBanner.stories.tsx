import { picture } from '@luxe/contract/samples';
import { Heading } from '@luxe/ui/heading';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArtBanner } from './ArtBanner.tsx';

const meta = {
  component: ArtBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    image: {
      wide: picture('editorial-winter-room-wide', 'A handbag in a lit room'),
      tall: picture('editorial-winter-room-tall', 'A handbag in a lit room'),
    },
    children: (
      <Heading level={1} size="display-l">
        The winter room
      </Heading>
    ),
  },
} satisfies Meta<typeof ArtBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Mobile: Story = { globals: { viewport: { value: 'mobile' }, theme: 'light' } };
