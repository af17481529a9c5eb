import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';

/** A play function that waits until the page shows a text. */
export const find =
  (text: string | RegExp): NonNullable<StoryObj['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(text);
  };

/** Parameters of a story without a picture. */
export const skip = (reason: string) => ({ pictures: { skip: reason } });
