import { samples } from '@luxe/contract/samples';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GarmentDrawing } from './GarmentDrawing.tsx';

test('a drawing is named by its garment, size and measures [PDP-12]', () => {
  render(<GarmentDrawing garment={samples.kurtaGarment} size="M" />);
  const name = screen.getByRole('img').getAttribute('aria-label');
  expect(name).toMatch(/^Kurta laid flat, size M: shoulder 45 cm, length 104 cm, sleeve 61 cm, chest 112 cm/);
});

test('marks the part that decides the size, and shows inches', () => {
  const { container } = render(<GarmentDrawing garment={samples.kurtaGarment} size="M" unit="in" />);
  const decisive = container.querySelectorAll('[data-decides]');
  expect([...decisive].map((group) => group.textContent)).toEqual(['Chest44.1 in']);
});
