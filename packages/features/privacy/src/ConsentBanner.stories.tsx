import { allAllowed, onlyNecessary } from '@luxe/contract/consent';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConsentBanner } from './ConsentBanner.tsx';

const meta = {
  component: ConsentBanner,
  parameters: {
    subject: {
      kind: 'layer',
      missingStates: {},
    },
    layout: 'fullscreen',
  },
  args: { hasSignal: false, onAnswer: fn(), onChoose: fn() },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ minBlockSize: '120vh' }}>
          <a href="#end">The page works behind the question</a>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof ConsentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const bannerOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: 'Cookies on LUXE' }));

/** Each answer takes one press. The banner blocks nothing: the link behind it takes the focus. */
export const Usual: Story = {
  parameters: { states: ['usual', 'open'], pictures: { target: 'section' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, args }) => {
    const banner = bannerOf(canvasElement);
    await userEvent.click(banner.getByRole('button', { name: 'Only necessary' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(onlyNecessary);
    await userEvent.click(banner.getByRole('button', { name: 'Accept all' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(allAllowed);
    await userEvent.click(banner.getByRole('button', { name: 'Choose' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
/** The page has room for the banner at its end, and focus stops above it. */
export const Phone: Story = {
  parameters: { states: ['narrow'], pictures: { target: 'section' } },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const { documentElement: root, body } = canvasElement.ownerDocument;
    await expect(body.style.paddingBlockEnd).toMatch(/^\d+px$/);
    await expect(root.style.scrollPaddingBlockEnd).toContain(body.style.paddingBlockEnd);
  },
};
/** The banner is first in the order of the keyboard, then the page. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'], pictures: { skip: 'The banner of Usual.' } },
  play: async ({ canvasElement, args }) => {
    const banner = bannerOf(canvasElement);
    await userEvent.tab();
    await expect(banner.getByRole('link', { name: 'Privacy policy' })).toHaveFocus();
    await userEvent.tab();
    await expect(banner.getByRole('button', { name: 'Only necessary' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(onlyNecessary);
    for (const _ of ['Accept all', 'Choose', 'the page']) await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: /^The page works/ })).toHaveFocus();
  },
};
/** The browser sends Global Privacy Control. The longest text of the banner. */
export const WithSignal: Story = {
  parameters: { states: ['variant', 'long text'], pictures: { skip: 'One more line than Usual.' } },
  args: { hasSignal: true },
  play: async ({ canvasElement }) => {
    await expect(bannerOf(canvasElement).getByText(/Global Privacy Control/)).toBeVisible();
  },
};
