import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { shownHome } from './shownPage.ts';

const tones = (value: unknown) => JSON.stringify(value).split('"tone"').length - 1;

test('a page carries its blocks and their words, and of its pictures what is drawn', () => {
  expect(tones(samples.homePage)).toBeGreaterThan(5);
  const shown = shownHome.of(samples.homePage);
  expect(tones(shown)).toBe(0);
  const ground = ({ type, ...rest }: { type: string; title?: string; text?: string }) => [
    type,
    rest.title,
    rest.text,
  ];
  expect(shown.blocks.map(ground)).toEqual(samples.homePage.blocks.map(ground));
  const hero = samples.homePage.blocks.find((block) => block.type === 'hero');
  const shownHero = shown.blocks.find((block) => block.type === 'hero');
  const { tone, ...tall } = hero!.image.tall;
  expect(tone).toMatch(/^#/);
  expect(shownHero!.image.tall).toEqual(tall);
});
