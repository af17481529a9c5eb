import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test';
import { drawing } from '../image/drawing.ts';
import { GalleryZoom } from './GalleryZoom.tsx';

const meta = {
  parameters: {
    subject: {
      kind: 'layer',
      missingStates: {
        keyboard: 'Starts at the picture: Gallery, Keyboard.',
        'long text': 'Pictures only; their names are not visible.',
        narrow: 'It fills the window at every width.',
      },
    },
  },
  tags: ['dialog'],
  component: GalleryZoom,
  args: {
    label: 'Pictures of the Warden bag',
    pictures: [drawing.bag, drawing.detail, drawing.scene],
    index: 0,
    onIndexChange: fn(),
    onClose: fn(),
  },
  // Without this mock, `setPointerCapture` throws, because the browser does not know the pointers that a
  // story simulates.
  beforeEach: () => void spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {}),
} satisfies Meta<typeof GalleryZoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { parameters: { states: ['open'] } };
export const Last: Story = { parameters: { states: ['variant'] }, args: { index: 2 } };
export const One: Story = { parameters: { states: ['variant'] }, args: { pictures: [drawing.bag] } };

/** The wheel zooms in on the point under the pointer. */
export const Wheel: Story = {
  parameters: { states: ['variant'] },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await fireEvent.wheel(picture, { deltaY: -300, clientX: innerWidth / 2, clientY: innerHeight / 2 });
    await waitFor(() => expect(canvas.getByText('Picture 1 of 3, 182%')).toBeInTheDocument());
  },
};
/** Two fingers that move apart zoom in, up to four times the size. */
export const Pinch: Story = {
  parameters: { states: ['variant'] },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    const [x, y] = [innerWidth / 2, innerHeight / 2];
    const finger = (pointerId: number, clientX: number) => ({ pointerId, button: 0, clientX, clientY: y });
    await fireEvent.pointerDown(picture, finger(1, x - 20));
    await fireEvent.pointerDown(picture, finger(2, x + 20));
    await fireEvent.pointerMove(picture, finger(2, x + 60));
    // React renders a move of a pointer after the event.
    await canvas.findByText('Picture 1 of 3, 200%');
    await fireEvent.pointerMove(picture, finger(2, x + 400));
    await canvas.findByText('Picture 1 of 3, 400%');
    await fireEvent.pointerUp(picture, finger(1, x - 20));
    await fireEvent.pointerUp(picture, finger(2, x + 400));
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
  },
};
/** A swipe over an unzoomed picture shows the next one. */
export const Swipe: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'Same as First.' } },
  play: async ({ canvas, args }) => {
    const picture = canvas.getByRole('img');
    const finger = (clientX: number) => ({ pointerId: 1, button: 0, clientX, clientY: 300 });
    await fireEvent.pointerDown(picture, finger(300));
    await fireEvent.pointerMove(picture, finger(200));
    await fireEvent.pointerUp(picture, finger(200));
    await expect(args.onIndexChange).toHaveBeenCalledWith(1);
    await expect(within(canvas.getByRole('dialog')).getByText('Picture 1 of 3, 100%')).toBeInTheDocument();
  },
};
