import { describe, expect, it } from 'vitest';
import { readModelConfig } from './config.ts';

const valid = {
  TARA_MODEL_URL: 'https://api.example/v1/',
  TARA_MODEL: 'small',
  TARA_MODEL_KEY: 'secret-key',
};

describe('the language model of Tara', () => {
  it('is optional', () => {
    expect(readModelConfig({})).toBeUndefined();
    expect(readModelConfig(valid)).toEqual({
      ...{ url: 'https://api.example/v1', model: 'small', key: 'secret-key', perVisitor: 40 },
    });
  });

  it('may be a program on this machine, without a key', () => {
    const read = readModelConfig({ TARA_MODEL_URL: 'http://127.0.0.1:11434/v1', TARA_MODEL: 'llama3' });
    expect(read).toMatchObject({ url: 'http://127.0.0.1:11434/v1', key: undefined });
  });

  it.each([
    [{ TARA_MODEL_URL: undefined }, /set TARA_MODEL_URL/],
    [{ TARA_MODEL: undefined }, /set TARA_MODEL_URL and TARA_MODEL/],
    [{ TARA_MODEL_URL: 'api' }, /set an address/],
    [{ TARA_MODEL_URL: 'https://api.example/v1?key=1' }, /set an address/],
    [{ TARA_MODEL_URL: 'https://user@api.example/v1' }, /set an address/],
    [{ TARA_MODEL_URL: 'http://10.0.0.7/v1' }, /use https/],
    [{ TARA_MODEL_LIMIT: '0' }, /TARA_MODEL_LIMIT/],
  ])('needs complete and safe settings: %o', (change, problem) => {
    expect(() => readModelConfig({ ...valid, ...change })).toThrow(problem);
  });
});
