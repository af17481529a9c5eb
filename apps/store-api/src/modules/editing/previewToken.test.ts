import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { createPreviewTokens } from './previewToken.ts';
import { readPreview } from './readPreview.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 180_000);
afterAll(() => (seeded as Seeded | undefined)?.close());

describe('the token of a preview', () => {
  const tokens = createPreviewTokens('key');
  const now = new Date('2026-11-29T06:00:00Z');
  const draft = { kind: 'page', key: 'gifts', revision: 1 };
  const token = tokens.sign(draft, new Date(now.getTime() + 1000));

  it('works until it expires', () => {
    expect(tokens.read(token, now)).toEqual(draft);
    expect(tokens.read(token, new Date(now.getTime() + 1000))).toBeUndefined();
  });

  it.each(['', 'a.b', `${token}x`, `${token}.x`])('is not accepted when it is not signed: %s', (wrong) => {
    expect(tokens.read(wrong, now)).toBeUndefined();
    expect(createPreviewTokens('other').read(token, now)).toBeUndefined();
  });

  it('shows nothing without a draft', async () => {
    const { db, catalogue } = seeded;
    expect(await readPreview({ db, catalogue, tokens }, token, now)).toBeUndefined();
  });
});
