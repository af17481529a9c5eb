import { topics, knownOccasions } from '@luxe/assistant';
import { describe, expect, it } from 'vitest';
import { demoVocabulary } from './demoVocabulary.ts';
import { languages, readHeldOut, readQuestions } from './questions.ts';

const questions = readQuestions();
const heldOut = readHeldOut();

describe('the questions', () => {
  it('are 300, 75 in each language, with an id each', () => {
    expect(questions).toHaveLength(300);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(300);
    for (const language of languages)
      expect(questions.filter((question) => question.language === language)).toHaveLength(75);
  });

  it('were for one half written without knowing how requests are read', () => {
    const blind = questions.filter((question) => question.blind);
    expect(blind.length).toBeGreaterThanOrEqual(150);
    for (const language of languages)
      expect(blind.filter((question) => question.language === language).length).toBeGreaterThanOrEqual(37);
  });

  it('include 60 held-out ones, 15 in each language, written without knowing how requests are read', () => {
    expect(heldOut.filter(({ id, blind }) => blind && id.startsWith('ho-'))).toHaveLength(60);
    for (const language of languages)
      expect(heldOut.filter((question) => question.language === language)).toHaveLength(15);
  });

  it('are different in each conversation', () => {
    const all = [...questions, ...heldOut];
    expect(new Set(all.map(({ id }) => id)).size).toBe(360);
    expect(new Set(all.map(({ after, text }) => [...after, text].join('\n'))).size).toBe(360);
  });

  it('expect only what the demonstration catalogue and the assistant know', () => {
    const { categories, brands, colours, materials, sizes } = demoVocabulary();
    const known = {
      categories: new Set(categories.map(({ code }) => code)),
      brands: new Set(brands.map(({ name }) => name)),
      colours: new Set(colours),
      materials: new Set(materials),
      sizes: new Set(sizes),
    };
    const unknown = [...questions, ...heldOut].flatMap(({ id, expect: wanted }) => {
      const listed = [
        ...[...(wanted.categories ?? []), ...(wanted.notCategories ?? [])].filter(
          (one) => !known.categories.has(one),
        ),
        ...[...(wanted.brands ?? []), ...(wanted.notBrands ?? [])].filter((one) => !known.brands.has(one)),
        ...[...(wanted.colours ?? []), ...(wanted.notColours ?? [])].filter((one) => !known.colours.has(one)),
        ...[...(wanted.materials ?? []), ...(wanted.notMaterials ?? [])].filter(
          (one) => !isMaterial(one, known.materials),
        ),
        ...(wanted.sizes ?? []).filter((one) => !known.sizes.has(one)),
        ...[wanted.topic ?? []].flat().filter((one) => !topics.some((topic) => topic === one)),
        ...[wanted.occasion ?? []].flat().filter((one) => !knownOccasions.includes(one)),
      ];
      return listed.map((one) => `${id}: ${one}`);
    });
    expect(unknown).toEqual([]);
  });
});

/** Leather and wool are general names: products name their kinds. */
const isMaterial = (name: string, known: ReadonlySet<string>) =>
  known.has(name) || ['leather', 'wool'].includes(name);
