import { readBrand } from '@luxe/tokens/brand-file';
import { correctBrand } from '@luxe/tokens/correct-brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ThemeWorkshop } from './workshop/ThemeWorkshop.tsx';

/**
 * On this page, a retailer tries its brand colours on the shop and downloads the theme, which the shop
 * applies with `data-theme="custom"` [SHL-23].
 */
const meta = {
  parameters: { subject: { kind: 'specimen' } },
  title: 'foundations/Theme workshop',
  component: ThemeWorkshop,
  args: {
    brand: {
      name: 'Neelam Vaid',
      colours: {
        surface: '#10162a',
        text: '#e6e9f4',
        muted: '#a9b3d6',
        accent: '#d9b7a0',
        media: '#182038',
      },
    },
  },
} satisfies Meta<typeof ThemeWorkshop>;
export default meta;
type Story = StoryObj<typeof meta>;

const stage = '[aria-label="The shop in these colours"]';
const form = '[aria-label="The five colours"]';

/** The preview shows the colours of the form. The theme of the page does not affect the preview. */
export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { target: stage, themes: ['dark'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Corrections' })).toHaveTextContent(
      'All five can be read as they are',
    );
    await expect(canvas.getByText(/pairs measured, all pass/)).toBeVisible();
  },
};

export const Paper: Story = {
  parameters: { states: ['variant'], pictures: { target: stage, themes: ['dark'] } },
  args: {
    brand: {
      name: 'Maison Verrane',
      colours: {
        surface: '#fbf7f0',
        text: '#2a1420',
        muted: '#6b4a58',
        accent: '#9b2d4f',
        media: '#f0e6dc',
      },
    },
  },
};

const unsafe = {
  name: 'Rose on rose',
  surface: '#7a3b4a',
  text: '#8c5060',
  muted: '#84465a',
  accent: '#90404f',
  media: '#f3e3e6',
};

const pasteBrand = async (canvas: ReturnType<typeof within>, json: string) => {
  const area = canvas.getByRole('textbox', { name: 'Or paste all five' });
  await userEvent.click(area);
  await userEvent.paste(json);
  await userEvent.click(canvas.getByRole('button', { name: 'Use these colours' }));
  return area;
};

/** The content that a download link would save. */
const saved = async (link: HTMLElement) => (await fetch(link.getAttribute('href') ?? '')).text();

const { name: _, ...unsafeColours } = unsafe;
const { colours: corrected } = correctBrand(unsafeColours);

/**
 * Four of the five colours are unreadable. The workshop shows each before and after its correction, measures
 * the result and announces the corrections. The downloaded files contain the corrected colours.
 */
export const Corrected: Story = {
  parameters: {
    states: ['variant'],
    pictures: { target: '[aria-label="Corrections of the colours"]', themes: ['dark'] },
    // The samples show colours that cannot be read, and an accent, which needs less contrast than text.
    a11y: { config: { rules: [{ id: 'color-contrast', selector: '*:not([data-sample])' }] } },
  },
  play: async ({ canvas }) => {
    await pasteBrand(canvas, JSON.stringify(unsafe));
    const status = canvas.getByRole('status', { name: 'Corrections' });
    await expect(status).toHaveTextContent('4 colours could not be read and were corrected');
    await expect(status).toHaveTextContent(`The nearest readable shade of its hue is ${corrected.text}`);
    await expect(within(status).getAllByRole('listitem')).toHaveLength(4);
    await expect(new Set([corrected.text, corrected.muted, corrected.accent]).size).toBe(3);
    await expect(canvas.getByText(/pairs measured, all pass/)).toBeVisible();

    const tokens = await saved(canvas.getByRole('link', { name: 'theme.custom.tokens.json' }));
    await expect(readBrand(tokens)).toEqual({ ok: true, brand: corrected });
    const css = await saved(canvas.getByRole('link', { name: 'theme.custom.css' }));
    await expect(css).toContain("[data-theme='custom']");
    await expect(css).toContain('@media (prefers-contrast: more)');
    status.scrollIntoView({ block: 'center' });
  },
};

/** A press puts the corrected colours into the fields. Then nothing is left to correct. */
export const CorrectionsUsed: Story = {
  parameters: { states: ['variant'], pictures: { target: stage, themes: ['dark'] } },
  play: async ({ canvas }) => {
    await pasteBrand(canvas, JSON.stringify(unsafe));
    await userEvent.click(canvas.getByRole('button', { name: 'Put the corrected colours into the fields' }));
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue(corrected.text);
    await expect(canvas.getByRole('status', { name: 'Corrections' })).toHaveTextContent(
      'All five can be read as they are',
    );
  },
};

/** Invalid JSON gets an error message and stays in the field. The colours do not change. */
export const Rejected: Story = {
  parameters: { states: ['rejected'], pictures: { target: form } },
  play: async ({ canvas }) => {
    const area = await pasteBrand(canvas, '{"surface": "#102030", "text": "ivory"}');
    await expect(area).toHaveAccessibleDescription(/“text” is "ivory": write six digits after a hash/);
    await expect(area).toHaveAccessibleDescription(/“media” is missing/);
    await expect(area).toHaveValue('{"surface": "#102030", "text": "ivory"}');
    await expect(canvas.getByRole('textbox', { name: 'Surface' })).toHaveValue('#10162a');
  },
};

/** An incomplete colour leaves the last valid one in the preview. */
export const HalfTyped: Story = {
  parameters: { states: ['variant'], pictures: { target: form } },
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('region', { name: 'The shop in these colours' });
    const field = canvas.getByRole('textbox', { name: 'Surface' });
    await userEvent.clear(field);
    await userEvent.type(field, '#2233');
    await expect(field).toBeInvalid();
    await expect(stage.style.getPropertyValue('--lx-color-bg-page')).toBe('#10162a');
    await userEvent.type(field, '44');
    await expect(field).toBeValid();
    await expect(stage.style.getPropertyValue('--lx-color-bg-page')).toBe('#223344');
  },
};

export const MoreContrast: Story = {
  parameters: { states: ['variant'], pictures: { target: stage, themes: ['dark'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /More contrast/ }));
    await expect(canvas.getByText(/pairs measured, all pass/)).toBeVisible();
  },
};
