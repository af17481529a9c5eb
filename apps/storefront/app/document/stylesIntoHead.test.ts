import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { stylesIntoHead } from './stylesIntoHead.ts';

const pass = async (chunks: string[]) => {
  const stream = stylesIntoHead(() => '<style>a{}</style>');
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  return text(stream);
};

describe('stylesIntoHead', () => {
  it.each([
    [['<html><head><title>Bags</title></head><body>₹</body></html>']],
    [['<html><head><title>Bags</title></he', 'ad><body>₹</body></html>']],
    [['<html><head><title>Ba', 'gs</title>', '</head>', '<body>₹</body>', '</html>']],
  ])('puts the styles before the end of the head, once: %j', async (chunks) => {
    expect(await pass(chunks)).toBe(
      '<html><head><title>Bags</title><style>a{}</style></head><body>₹</body></html>',
    );
  });

  it('leaves a body without a head as it is', async () => {
    expect(await pass(['plain ', 'words'])).toBe('plain words');
  });
});
