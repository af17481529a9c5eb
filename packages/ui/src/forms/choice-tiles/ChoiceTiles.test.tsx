import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ChoiceTiles, SwatchTiles } from './ChoiceTiles.tsx';

test('selects a size by its label and names an unavailable size as out of stock', async () => {
  const choose = vi.fn();
  render(
    <ChoiceTiles
      legend="Size"
      onValueChange={choose}
      options={[
        { value: '39', label: '39' },
        { value: '41', label: '41', disabled: true },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: '39' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('39');
  expect(screen.getByRole('group', { name: 'Size 39' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /41.*Out of stock/ }).disabled).toBe(true);
});

test('names a colour option and draws its swatch without a style attribute', () => {
  const { container } = render(
    <SwatchTiles
      legend="Colour"
      defaultValue="ox"
      options={[{ value: 'ox', label: 'Oxblood', colour: 'maroon' }]}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Oxblood' }).checked).toBe(true);
  expect(container.querySelector('[style]')).toBeNull();
});
