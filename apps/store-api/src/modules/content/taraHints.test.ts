import { schemas } from '@luxe/contract/schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordChanges } from '../../db/changeLog.ts';
import { contentPage } from '../../db/schema/catalogue.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { hintPaths, toTaraHints } from './taraHints.ts';

const list = (...items: string[]) => ({
  type: 'text' as const,
  title: 'Hints',
  html: `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
});

describe('toTaraHints', () => {
  it('returns the items of the lists as texts, each once', () => {
    const blocks = [list('A <b>gift</b>', 'Rings &amp; bangles'), list('A gift', ' ', '5 &lt; 6')];
    expect(toTaraHints({ slug: 'x', blocks }).hints).toEqual(['A gift', 'Rings & bangles', '5 < 6']);
  });

  it('leaves out long items, and more than eight', () => {
    const items = ['x'.repeat(121), ...Array.from({ length: 9 }, (_, at) => `Hint ${at}`)];
    const { hints } = toTaraHints({ slug: 'x', blocks: [list(...items)] });
    expect(hints).toHaveLength(8);
    expect(hints[0]).toBe('Hint 0');
  });

  it('returns no hints without a layout', () => {
    expect(toTaraHints(undefined)).toEqual({ slug: '', hints: [] });
  });
});

describe('the hints of the content service [CON-09]', () => {
  let seeded: Seeded;
  beforeAll(async () => void (seeded = await openSeeded()), 60_000);
  afterAll(() => seeded.close());

  it.each(['luxury', 'indiluxe'] as const)('of %s come from its layout', async (catalogue) => {
    const response = schemas.taraHints.response.parse(await seeded.content.taraHints(catalogue));
    expect(`/${response.slug}`).toBe(hintPaths[catalogue].replace('page/', 'page-'));
    expect(response.hints.length).toBeGreaterThan(2);
  });

  it('follow an editor, and are none without the layout', async () => {
    const isHints = eq(contentPage.path, hintPaths.luxury);
    const keys = ['layout-page-tarahints'];
    const publish = async () => {
      await seeded.db.transaction((tx) => recordChanges(tx, 'content', keys, new Date(0)));
      await seeded.follower.poll();
      return (await seeded.content.taraHints('luxury')).hints;
    };
    await seeded.db
      .update(contentPage)
      .set({ blocks: [list('A tie')] })
      .where(isHints);
    expect(await publish()).toEqual(['A tie']);
    await seeded.db.delete(contentPage).where(isHints);
    expect(await publish()).toEqual([]);
  });
});
