import { picture } from '@luxe/contract/samples';
import { Heading } from '@luxe/ui/heading';
import { LinkButton } from '@luxe/ui/link-button';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArtBanner } from './ArtBanner.tsx';

const meta = {
  component: ArtBanner,
  parameters: { subject: { kind: 'text' }, layout: 'fullscreen', pictures: { widths: [390] } },
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

/** Waits until the picture has settled. */
const settled = (canvasElement: HTMLElement) =>
  Promise.all(canvasElement.getAnimations({ subtree: true }).map(({ finished }) => finished));

/** The banner is dark in both themes, because its text is on a picture. */
export const Usual: Story = { parameters: { states: ['usual'] } };
/**
 * On a phone, the text starts below the object that the picture shows. When the picture is 390 px wide, the
 * lower edge of this object is 300 px from the top.
 */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: { states: ['narrow'], pictures: { skip: 'Usual shows the same at 390 px.' } },
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    const picture = canvasElement.querySelector('img')!.getBoundingClientRect();
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    await expect(picture.top).toBe(
      canvasElement.querySelector('[data-theme="dark"]')!.getBoundingClientRect().top,
    );
    await expect(heading.top - picture.top).toBeGreaterThan((300 / 390) * picture.width);
  },
};
/** The focal point of the picture for phones moves the picture up, because the object is low in it. */
export const LowObjectOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  parameters: { states: ['variant'], pictures: { skip: 'Only the position of the picture differs.' } },
  args: { focus: { tall: { x: 50, y: 54 }, wide: { x: 66, y: 60 } } },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')!;
    await expect(getComputedStyle(picture).objectPosition).toBe('0% 98%');
  },
};
/** On a desktop, the focal point of the wide picture decides its position. */
export const FocusOnADesktop: Story = {
  ...LowObjectOnAPhone,
  parameters: { states: ['variant'], pictures: { skip: 'Only the position of the picture differs.' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')!;
    await expect(getComputedStyle(picture).objectPosition).toBe('66% 60%');
  },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    children: (
      <Stack gap={24} align="start">
        <Text voice="editor" size="lg">
          Varanasi, eleven weeks on a pit loom
        </Text>
        <Heading level={1} size="display-l">
          Shawls, stoles and throws woven within sight of the Ganga
        </Heading>
        <Text>Each kadhua motif is woven by hand, one bobbin to a flower, and no two flowers are alike.</Text>
        <LinkButton href="/shawls/c-ish1110101">See the shawls</LinkButton>
      </Stack>
    ),
  },
};
/** The picture fails to load: the text is on the dark background. */
export const PictureFailed: Story = {
  parameters: { states: ['failed'] },
  args: {
    image: {
      wide: { ...picture('editorial-winter-room-wide', ''), url: 'data:image/avif;base64,AAAA' },
      tall: { ...picture('editorial-winter-room-tall', ''), url: 'data:image/avif;base64,AAAA' },
    },
  },
};
