import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { drawing } from '../image/drawing.ts';
import { Tag } from '../../typography/tag/Tag.tsx';
import { Gallery } from './Gallery.tsx';

const { bag, side, detail, scene } = drawing;

const meta = {
  parameters: {
    subject: {
      kind: 'composite',
      missingStates: { 'long text': 'Pictures only; their names are not visible.' },
    },
  },
  tags: ['dialog'],
  component: Gallery,
  args: {
    label: 'Pictures of the Warden bag',
    items: [bag, detail, scene, side, { ...scene, src: `${scene.src}#2`, alt: 'Oxblood bag in a window' }],
    tag: <Tag>New</Tag>,
  },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Longer timeout for the first opening of the zoom layer, because the code of the layer loads only then. */
const longTimeout = { timeout: 10_000 };

const zoomIn = async (name: RegExp, canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('link', { name }));
  return screen.findByRole('dialog', { name: 'Pictures of the Warden bag' }, longTimeout);
};

/** From 1024 px all pictures are visible (comp 07). */
export const Wall: Story = { parameters: { states: ['usual'] } };
export const Strip: Story = { parameters: { states: ['variant'] }, args: { layout: 'strip' } };
export const Narrow: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const One: Story = { parameters: { states: ['variant'] }, args: { items: [bag] } };
export const Failed: Story = {
  parameters: { states: ['failed'] },
  args: { items: [{ ...bag, src: 'data:image/png;base64,none' }, side], layout: 'strip' },
};
/** A press on the third thumbnail brings the third picture into view. */
export const Picked: Story = {
  parameters: { states: ['variant'] },
  args: { layout: 'strip' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Picture 3 of 5' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Picture 3 of 5' })).toHaveAttribute('aria-current', 'true'),
    );
    await expect(canvas.getByText('Picture 3 of 5')).toHaveAttribute('aria-live', 'polite');
  },
};
/** A film among the pictures, with a play icon on its thumbnail. */
export const WithFilm: Story = {
  parameters: { states: ['variant'] },
  args: {
    layout: 'strip',
    items: [
      bag,
      side,
      { film: <p>The player goes here.</p>, name: 'The Warden bag carried', poster: { ...scene } },
    ],
  },
  // The tag "New" lies on the pictures. It is hidden while the film is in view.
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('link', { name: 'Picture 3 of 3, a film: The Warden bag carried' }),
    );
    await waitFor(() => expect(canvas.queryByText('New')).toBeNull());
  },
};
/** The zoom layer after a double tap. */
export const Zoomed: Story = {
  parameters: { states: ['variant'] },
  play: async ({ canvas }) => {
    const layer = await zoomIn(/^Turned brass lock/, canvas);
    const picture = within(layer).getByRole('img', { name: 'Turned brass lock' });
    const at = { pointerId: 1, button: 0, clientX: innerWidth / 2, clientY: innerHeight / 2 };
    for (let tap = 0; tap < 2; tap += 1) {
      await fireEvent.pointerDown(picture, at);
      await fireEvent.pointerUp(picture, at);
    }
    await expect(within(layer).getByText('Picture 2 of 5, 250%')).toBeInTheDocument();
  },
};
/**
 * Arrows move along the strip. The zoom layer handles +, −, 0 and arrows; Escape returns focus to the
 * picture.
 */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { layout: 'strip' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Oxblood top-handle bag/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const lock = canvas.getByRole('link', { name: /^Turned brass lock/ });
    await expect(lock).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Picture 2 of 5')).toBeInTheDocument());

    await userEvent.keyboard('{Enter}');
    const layer = await screen.findByRole('dialog', {}, longTimeout);
    await waitFor(() => expect(layer).toHaveFocus());
    await expect(within(layer).getByText('Picture 2 of 5, 100%')).toBeInTheDocument();
    await userEvent.keyboard('++');
    await expect(within(layer).getByText('Picture 2 of 5, 225%')).toBeInTheDocument();
    const picture = within(layer).getByRole('img');
    const { left } = picture.getBoundingClientRect();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(picture.getBoundingClientRect().left).toBeLessThan(left));
    await userEvent.keyboard('-');
    await expect(within(layer).getByText('Picture 2 of 5, 150%')).toBeInTheDocument();
    await userEvent.keyboard('0{ArrowRight}');
    await expect(within(layer).getByText('Picture 3 of 5, 100%')).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(lock).toHaveFocus();

    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText('Picture 5 of 5')).toBeInTheDocument());
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('link', { name: /^Oxblood top-handle bag/ })).toHaveFocus();
  },
};
