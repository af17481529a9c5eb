import { describe, expect, it } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';

const open = () => {
  let version = 1;
  let works = 0;
  const kept = new KeptAnswers<{ words: string; channel?: string }>({
    version: () => version,
    by: ({ words }) => words,
  });
  return {
    change: () => void version++,
    /** The answer, and how many times anything has been worked out by then. */
    async ask(words: string, during: () => void = () => {}, channel = 'web') {
      const body = await kept.of({ words, channel }, async () => {
        works++;
        await Promise.resolve();
        during();
        return { words, version };
      });
      return [JSON.parse(body.toString()), works];
    },
  };
};

describe('answers that are kept', () => {
  it('are made once, whatever else differs in the request', async () => {
    const { ask } = open();
    expect(await ask('tote')).toEqual([{ words: 'tote', version: 1 }, 1]);
    expect(await ask('tote', undefined, 'app')).toEqual([{ words: 'tote', version: 1 }, 1]);
  });

  it('are one for each question', async () => {
    const { ask } = open();
    await ask('tote');
    expect(await ask('clutch')).toEqual([{ words: 'clutch', version: 1 }, 2]);
    expect(await ask('tote')).toEqual([{ words: 'tote', version: 1 }, 2]);
  });

  it('end with the version they were made of', async () => {
    const { ask, change } = open();
    await ask('tote');
    change();
    expect(await ask('tote')).toEqual([{ words: 'tote', version: 2 }, 2]);
    expect(await ask('tote')).toEqual([{ words: 'tote', version: 2 }, 2]);
  });

  it('are not of a time that a change has overtaken', async () => {
    const { ask, change } = open();
    await ask('tote', change);
    expect((await ask('tote'))[1]).toBe(2);
  });

  it('are no failures', async () => {
    const { ask } = open();
    const fail = () => {
      throw new Error('The store is closed.');
    };
    await expect(ask('tote', fail)).rejects.toThrow('The store is closed.');
    expect((await ask('tote'))[1]).toBe(2);
  });
});
