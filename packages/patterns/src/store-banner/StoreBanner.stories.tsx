import { picture, samples } from '@luxe/contract/samples';
import { safeStore } from '@luxe/tokens/store-guard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoreBanner } from './StoreBanner.tsx';

const { colours, name, text, link, image } = samples.storeBanner;
const { storeBannerBrand: brand, storeBannerLong: long } = samples;

const meta = {
  component: StoreBanner,
  parameters: { subject: { kind: 'text' }, layout: 'fullscreen' },
  args: {
    colours: safeStore(colours),
    kicker: 'Designer store',
    name,
    text,
    link,
    image,
    count: '57 items',
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof StoreBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  name: 'Usual: the five colours apply only inside the banner [SHL-17]',
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1, name });
    const banner = heading.closest('section')!;
    await expect(getComputedStyle(banner).backgroundColor).toBe('rgb(16, 22, 42)');
    await expect(getComputedStyle(heading).color).toBe('rgb(230, 233, 244)');
    await expect(banner).not.toHaveAttribute('style');
    const outside = getComputedStyle(document.body).getPropertyValue('--lx-color-store-surface');
    await expect(outside).not.toBe(colours.surface);
  },
};
/** A picture of a scene fills the picture side of the banner, here with a pale background. */
export const Scene: Story = {
  parameters: { states: ['variant'] },
  args: {
    colours: safeStore(brand.colours),
    kicker: 'Brand store',
    name: brand.name,
    text: brand.text,
    link: brand.link,
    image: brand.image,
    count: '1,204 items',
  },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: { name: long.name, text: long.text, link: long.link },
};
export const LongTextOnAPhone: Story = {
  ...LongText,
  parameters: { states: ['long text'] },
  globals: { viewport: { value: 'mobile' } },
};
/** Without text, link or picture. */
export const NameAlone: Story = {
  parameters: { states: ['variant'] },
  args: { text: '', link: undefined, image: undefined, count: '1 item' },
};
/** Without a valid set of colours, the banner uses the colours of the current theme. */
export const OurColours: Story = { parameters: { states: ['variant'] }, args: { colours: undefined } };
export const OurColoursInIndiluxe: Story = {
  ...OurColours,
  parameters: { states: ['indiluxe'] },
  globals: { catalogue: 'indiluxe', viewport: { value: 'desktop' } },
};
export const PictureFailed: Story = {
  parameters: { states: ['failed'] },
  args: { image: { ...picture('dupatta-ink-hero', ''), url: 'data:image/avif;base64,AAAA' } },
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
