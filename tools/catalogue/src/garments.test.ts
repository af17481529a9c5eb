import { describe, expect, it } from 'vitest';
import { wornForms } from './forms/worn.ts';
import { generateCatalogue } from './index.ts';

const { products } = generateCatalogue({ seed: 1 });

describe('garments', () => {
  const measured = products.flatMap(({ title, details, sizeChart, colours }) =>
    sizeChart?.garment ? [{ title, details, colours, rows: sizeChart.rows, ...sizeChart.garment }] : [],
  );

  it('have one measure for each size that is sold, and larger ones for larger sizes [PDP-12]', () => {
    expect(measured.length).toBeGreaterThan(60);
    expect(new Set(measured.map(({ shape }) => shape))).toEqual(new Set(['coat', 'knit', 'kurta', 'shirt']));
    for (const { title, colours, rows, sizes, fits, measures } of measured) {
      expect(sizes, title).toEqual(colours[0]?.variants.map(({ sizeLabel }) => sizeLabel));
      expect(fits?.ranges.length, title).toBe(sizes.length);
      expect(fits?.ranges.map(({ from, to }) => (from + to) / 2)).toEqual(rows.map((row) => Number(row[5])));
      for (const { part, cm } of measures) {
        expect(cm.length, `${title}: ${part}`).toBe(sizes.length);
        if (part !== 'slit') expect(cm).toEqual(cm.toSorted((a, b) => a - b));
      }
    }
  });

  it('have the length in size M that their details state', () => {
    const stated = measured.flatMap(({ details, sizes, measures }) => {
      const text = details.find(({ label }) => label === 'Length')?.value;
      const length = measures.find(({ part }) => part === 'length')?.cm[sizes.indexOf('M')];
      return text === undefined ? [] : [{ text, length }];
    });
    expect(stated.length).toBeGreaterThan(20);
    for (const { text, length } of stated) expect(text).toBe(`${length} cm in size M`);
  });

  it('have the fit that their details state', () => {
    const stated = measured.flatMap(({ title, details, facts }) => {
      const fit = details.find(({ label }) => label === 'Fit')?.value;
      const fact = facts.find(({ label }) => label === 'Fit')?.value;
      return fit === undefined ? [] : [{ title, fit, fact }];
    });
    expect(stated.map(({ fit }) => fit)).toContain('Relaxed');
    for (const { title, fit, fact } of stated) expect(fact?.startsWith(`${fit}. `), title).toBe(true);
  });

  it('pictured as worn are eight of each model, and leave the ids of the other products as they are', () => {
    const worn = products.filter(({ model }) => wornForms.some((form) => form.model === model));
    for (const { model } of wornForms)
      expect(worn.filter((product) => product.model === model).length, model).toBe(8);
    const others = products.filter((product) => !worn.includes(product));
    expect(others.map(({ id }) => id)).toEqual(
      others.map((_, index) => `mp${100_000_000_000_000 + (index + 1) * 17}`),
    );
  });
});
