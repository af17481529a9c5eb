import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useEffect, useRef } from 'react';
import { drawOfflinePage } from './drawOfflinePage.ts';
import { toOfflineModel, type OfflineState } from './offlineModel.ts';
import '@luxe/patterns/offline-page.css';
import { sampleBag, samplePages } from './samples.ts';

type OfflinePageProps = { state: OfflineState; isBack?: boolean; onTryAgain: () => void };

/** Puts the page, which is plain DOM, into the story. */
function OfflinePage({ state, isBack = false, onTryAgain }: OfflinePageProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = drawOfflinePage(toOfflineModel(state), { onTryAgain });
    root.current?.replaceChildren(page.element);
    if (isBack) page.announceOnline();
  }, [state, isBack, onTryAgain]);
  return <div ref={root} />;
}

const now = Date.parse('2026-11-20T18:00:00+05:30');
const state: OfflineState = {
  ...{ path: '/bags/c-lsh10', page: undefined, bag: sampleBag, pages: samplePages, now },
  allowsPreferences: true,
};
const [product] = samplePages;
const skip = { pictures: { skip: 'The parts of NotOpenedBefore and Product.' } };

const meta = {
  component: OfflinePage,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'The page without a connection',
      missingStates: {
        loading: 'It appears with its content, which is on the device.',
        slow: 'It needs no connection.',
        failed: 'Without copies it shows the state empty.',
      },
    },
    layout: 'fullscreen',
  },
  args: { state, onTryAgain: fn() },
} satisfies Meta<typeof OfflinePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotOpenedBefore: Story = {
  parameters: { states: ['offline'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'You are offline' });
    await expect(canvas.getByRole('link', { name: 'Your bag, 3 items' })).toHaveAttribute('href', '/cart');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};
export const Product: Story = {
  args: { state: { ...state, path: product?.path ?? '', page: product } },
  parameters: { states: ['usual'] },
};
export const Bag: Story = {
  args: { state: { ...state, path: '/cart' } },
  parameters: { states: ['many'], ...skip },
};
export const Checkout: Story = {
  args: { state: { ...state, path: '/checkout' } },
  parameters: { states: ['variant'], ...skip },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^The checkout needs a connection/);
  },
};
export const WithoutConsent: Story = {
  args: { state: { ...state, allowsPreferences: false } },
  parameters: { states: ['variant'], ...skip },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Your bag, 3 items' });
    await expect(canvas.queryByRole('link', { name: 'The winter room' })).toBeNull();
  },
};
export const NothingSaved: Story = {
  args: { state: { ...state, bag: undefined, pages: [] } },
  parameters: { states: ['empty'], ...skip },
};
export const LongText: Story = {
  args: {
    state: {
      ...state,
      page: product && {
        ...product,
        title: 'Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekharan handloom pochampally ikat saree',
      },
    },
  },
  parameters: { states: ['long text'], ...skip },
};
export const OnAPhone: Story = {
  args: { state: { ...state, page: samplePages[1] } },
  parameters: { states: ['narrow'], ...skip },
  globals: { viewport: { value: 'mobile' } },
};
export const BackOnline: Story = {
  args: { isBack: true },
  parameters: { states: ['done'], ...skip },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('status')).toHaveTextContent('You are online again. Reload');
  },
};
