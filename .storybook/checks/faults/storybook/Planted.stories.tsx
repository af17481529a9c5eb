import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { expect } from 'storybook/test';

/**
 * True with the environment variable `PLANTED_FAULT=stories`. Each story that reads this flag then has
 * exactly one fault.
 */
const planted = import.meta.env['VITE_PLANTED_FAULT'] === 'stories';

function Panel({ label, children }: { label?: string | undefined; children?: ReactNode }) {
  return (
    <section style={{ color: 'var(--lx-color-text-primary)', maxWidth: 320 }}>
      <p>Warden top-handle bag</p>
      <button type="button" aria-label={label} style={{ minWidth: 44, minHeight: 44 }}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" stroke="currentColor">
          <path d="M5 5l14 14M19 5L5 19" />
        </svg>
      </button>
      {children}
    </section>
  );
}

function Fetcher() {
  useEffect(() => {
    void fetch('/api/not-mocked').catch(() => undefined);
  }, []);
  return null;
}

const meta = { component: Panel, args: { label: 'Close' } } satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sound: Story = {};
export const LabelRemoved: Story = { args: { label: planted ? undefined : 'Close' } };
export const UnmockedRequest: Story = { args: { children: planted && <Fetcher /> } };
export const FaintInLight: Story = {
  args: { children: <p style={{ color: planted ? 'rgb(140 140 140)' : undefined }}>In stock</p> },
  parameters: { pictures: { skip: 'The run with faults changes the colour.' } },
};
export const TooWide: Story = {
  args: { children: planted && <div style={{ width: 400 }}>400 px</div> },
  parameters: { pictures: { skip: 'The run with faults is wider.' } },
};
export const TooWideInLargeText: Story = {
  args: { children: planted && <div style={{ width: '75rem', fontSize: '8px' }}>75 rem</div> },
  parameters: {
    pictures: { skip: 'The run with faults is wider.' },
    checks: { reflow: { skip: 'This story is for the large-text check.' } },
  },
};
export const SmallTargets: Story = {
  args: {
    children: ['S', 'M', 'L'].map((size) => (
      <button
        key={size}
        type="button"
        style={{ boxSizing: 'border-box', width: planted ? 16 : 44, height: planted ? 16 : 44, padding: 0 }}
      >
        {size}
      </button>
    )),
  },
  parameters: { pictures: { skip: 'The run with faults has smaller buttons.' } },
};
export const CollapsesInWebKit: Story = {
  args: {
    children: (
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <p style={{ flex: planted ? 1 : '1 1 auto' }}>Sold by LUXE</p>
      </div>
    ),
  },
};
/** This story has no fault. It uses every picture parameter except `skip`. */
export const NarrowAndCustom: Story = {
  parameters: { pictures: { themes: ['dark', 'custom'], widths: [390], target: 'button' } },
};
export const Misspelt: Story = {
  parameters: planted ? { pictures: { themse: ['dark'] } as object } : {},
};
/** Has no fault. The story stores data, and the checks must clear that data before the next story. */
export const StoresData: Story = {
  play: () => {
    localStorage.setItem('pincode', '560001');
    sessionStorage.setItem('draft', 'Flat 4');
    document.cookie = 'luxe_hint=s1c1; path=/';
  },
};
export const StartsWithoutData: Story = {
  play: async () => {
    await expect({ ...localStorage, ...sessionStorage }).toEqual({});
    await expect(document.cookie).toBe('');
  },
};
/** Passes only with reduced motion. The published stories are played with motion, and this one must fail. */
export const PlaysWithoutMotion: Story = {
  parameters: { pictures: { skip: 'It looks like Sound.' } },
  play: async () => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  },
};

const HoverButton = styled.button<{ $planted: boolean }>`
  min-height: 44px;
  background: rgb(20 20 20);
  color: rgb(240 240 240);
  ${({ $planted }) => !$planted && '&:hover { background: rgb(60 60 60); }'}
`;
const FocusButton = styled(HoverButton)`
  ${({ $planted }) => $planted && '&:focus-visible { outline: none; }'}
`;
const interaction = { target: 'section > div > button', disabled: 'It is only an example.' };

export const HoverRemoved: Story = {
  args: {
    children: (
      <div>
        <HoverButton type="button" $planted={planted}>
          Add
        </HoverButton>
      </div>
    ),
  },
  parameters: { interaction },
};
export const FocusRingRemoved: Story = {
  args: {
    children: (
      <div>
        <FocusButton type="button" $planted={planted}>
          Add
        </FocusButton>
      </div>
    ),
  },
  parameters: { interaction },
};
