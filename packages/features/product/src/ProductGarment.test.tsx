import { samples } from '@luxe/contract/samples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from './testing.tsx';

beforeEach(() => {
  // jsdom has no matchMedia. The stub matches no media query, as in a wide window without touch.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  localStorage.clear();
});

describe('a garment [PDP-12]', () => {
  const garment = { productDetails: samples.productGarment };
  const drawing = (size: string) =>
    screen.findByRole('img', { name: new RegExp(`^Kurta laid flat, size ${size}:`) });
  const openFinder = async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Find my size' }));
    return within(await screen.findByRole('dialog', { name: 'Find my size' }, { timeout: 10_000 }));
  };

  it('is drawn in the selected size, whose column is marked', async () => {
    await show(garment, { size: 'S' });
    expect(await drawing('S')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'L' }));
    expect(await drawing('L')).toBeTruthy();
    const marked = screen.getAllByRole('columnheader').filter((one) => one.hasAttribute('aria-current'));
    expect(marked.map((one) => one.textContent)).toEqual(['L']);
  });

  it('is drawn in its middle size until a size is selected', async () => {
    await show(garment, { size: undefined });
    expect(await drawing('M')).toBeTruthy();
  });

  it('selects the size that "Find my size" finds', async () => {
    const onSizeChange = vi.fn();
    await show(garment, { size: undefined, onSizeChange });
    const finder = await openFinder();
    await userEvent.type(finder.getByRole('textbox', { name: 'Your chest' }), '97 cm');
    await userEvent.click(finder.getByRole('button', { name: 'Show my size' }));
    expect(await finder.findByText('Its chest is 112 cm: 15 cm more than yours.')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Your size is M');
    await userEvent.click(finder.getByRole('button', { name: 'Choose M' }));
    expect(onSizeChange).toHaveBeenCalledWith('M');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('compares a garment that the shopper owns, and offers no sold-out size', async () => {
    await show(garment, { size: undefined });
    const finder = await openFinder();
    await userEvent.click(finder.getByRole('radio', { name: 'The measures of a kurta I own' }));
    await userEvent.type(finder.getByRole('textbox', { name: 'Its chest' }), '124');
    await userEvent.click(finder.getByRole('button', { name: 'Show my size' }));
    expect(await finder.findByText('Your size is XL')).toBeTruthy();
    expect(finder.getByText(/XL is out of stock in this colour\./)).toBeTruthy();
    expect(finder.queryByRole('button', { name: 'Choose XL' })).toBeNull();
  });

  it('moves the focus to the answer that no size fits', async () => {
    await show(garment, { size: undefined });
    const finder = await openFinder();
    await userEvent.type(finder.getByRole('textbox', { name: 'Your chest' }), '150');
    await userEvent.click(finder.getByRole('button', { name: 'Show my size' }));
    expect(await finder.findByText('No size fits this measure')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('No size fits this measure');
  });

  it('shows its cloth close up, if it has a picture of a detail', async () => {
    await show(garment, { size: 'M' });
    expect(await screen.findByRole('img', { name: /^Close-up of the cloth: .+ placket$/ })).toBeTruthy();
  });

  it('shows no other picture as its cloth', async () => {
    const galleryImagesList = samples.productGarment.galleryImagesList.map((picture) => ({
      ...picture,
      view: undefined,
    }));
    await show({ productDetails: { ...samples.productGarment, galleryImagesList } }, { size: 'M' });
    await screen.findByRole('heading', { name: 'Fabric and care' });
    expect(screen.queryByRole('img', { name: /^Close-up/ })).toBeNull();
  });

  it('that has been discontinued has no "Find my size"', async () => {
    await show({ productDetails: { ...samples.productGarment, isDiscontinued: true, isOutOfStock: true } });
    await drawing('M');
    expect(screen.queryByRole('link', { name: 'Find my size' })).toBeNull();
  });
});
