import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { homePagePart } from './contentPageParts.ts';

const tones = (value: unknown) => JSON.stringify(value).split('"tone"').length - 1;

test('a content page keeps its blocks and texts, and drops the `tone` of its pictures', () => {
  expect(tones(samples.homePage)).toBeGreaterThan(5);
  const trimmed = homePagePart.of(samples.homePage);
  expect(tones(trimmed)).toBe(0);
  const summaryOf = ({ type, ...rest }: { type: string; title?: string; text?: string }) => [
    type,
    rest.title,
    rest.text,
  ];
  expect(trimmed.blocks.map(summaryOf)).toEqual(samples.homePage.blocks.map(summaryOf));
  const hero = samples.homePage.blocks.find((block) => block.type === 'hero');
  const trimmedHero = trimmed.blocks.find((block) => block.type === 'hero');
  const { tone, ...tall } = hero!.image.tall;
  expect(tone).toMatch(/^#/);
  expect(trimmedHero!.image.tall).toEqual(tall);
});
