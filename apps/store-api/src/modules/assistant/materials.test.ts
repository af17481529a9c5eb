import { describe, expect, it, test } from 'vitest';
import { materialsIn, namesMaterial, wordsOfMaterial } from './materials.ts';

describe('materials', () => {
  test.each([
    ['Pebbled calf, cotton lining', 'leather', true],
    ['Pebbled bull hide', 'leather', true],
    ['Brushed nubuck', 'leather', true],
    ['Vegetable-tanned hide', 'leather', true],
    ['100% pashmina, handspun', 'wool', true],
    ['100% pashmina, handspun', 'cashmere', true],
    ['100% merino, ribbed', 'cashmere', false],
    ['Cellulose acetate', 'Acetate', true],
    ['Sterling silver, pearls', 'pearl', true],
    ['Silk over leather', 'Silks', true],
    ['100% cotton', 'leather', false],
    ['Bidri vase', 'bidri', true],
    ['', 'silk', false],
  ])('“%s” names %s: %s', (text, material, expected) => expect(namesMaterial(text, material)).toBe(expected));

  it('of a catalogue are those that its texts name', () => {
    const found = materialsIn(['Pebbled calf', '100% Pashmina']);
    expect(found.toSorted()).toEqual(['calf', 'cashmere', 'leather', 'pashmina', 'wool']);
    expect(materialsIn([])).toEqual([]);
  });

  it('have the word of the shopper first', () => {
    expect(wordsOfMaterial('Cashmere')).toEqual(['cashmere', 'pashmina']);
    expect(wordsOfMaterial('bidri')).toEqual(['bidri']);
  });
});
