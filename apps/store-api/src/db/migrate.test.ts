import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { insertFixtures, fixtures } from '../testing/fixtures.ts';
import { databases } from '../testing/databases.ts';
import { rowsOf } from './database.ts';
import { migrate } from './migrate.ts';
import { contentPage, productColour } from './schema/catalogue.ts';

const migration = '0035_media_tags_search_words.sql';
const picture = { view: 'hero' as const, alt: '', width: 8, height: 10, tone: '#ffffff' };
const own = 'https://pictures.example/a.jpg';

for (const { name, isAvailable, open } of databases)
  it.skipIf(!isAvailable)(
    `an older database gets collections, search terms and media, and names of files instead of paths (${name})`,
    async () => {
      const { db, close } = await open();
      expect(await rowsOf(db, sql`select name from media_file`)).toEqual([]);
      await insertFixtures(db);
      for (const table of ['tag', 'search_synonym', 'search_substitute', 'media_file'])
        await db.execute(sql`drop table ${sql.identifier(table)}`);
      await db.execute(sql`delete from schema_migration where name = ${migration}`);
      const film = { sources: [{ file: 'watch-emerald.webm', type: 'video/webm' as const }] };
      await db.update(productColour).set({
        images: [
          { ...picture, file: 'aviator-gold-hero.avif' },
          { ...picture, file: own },
          { ...picture, view: 'film', file: 'film-watch-emerald.avif', film },
        ],
      });
      await db.insert(contentPage).values({
        slug: 'old',
        catalogue: 'luxury',
        path: '/explore/old',
        title: '',
        description: '',
        blocks: [
          {
            type: 'video',
            title: '',
            sources: [{ file: 'hour.webm', type: 'video/webm' }],
            poster: { ...picture, file: 'film-hour.avif' },
          },
        ],
      });

      expect(await migrate(db)).toEqual([migration]);
      const [colour] = await db
        .select()
        .from(productColour)
        .where(sql`product_id = ${fixtures.candle.productCode}`);
      expect(colour?.images.map(({ file }) => file)).toEqual([
        expect.stringMatching(/^[0-9a-f]{16}\.avif$/),
        own,
        '191582cfd9396668.avif',
      ]);
      expect(colour?.images[2]?.film?.sources[0]?.file).toBe('97316107b0804076.webm');
      const [page] = await db.select().from(contentPage);
      expect(page?.blocks).toMatchObject([
        { sources: [{ file: '346ee4adbc370ed2.webm' }], poster: { file: '18f1dfbd1dab891b.avif' } },
      ]);
      const counts = sql`select (select count(*)::int from tag) as tags,
        (select count(*)::int from search_synonym) as synonyms,
        (select count(*)::int from search_substitute) as substitutes`;
      expect(await rowsOf(db, counts)).toEqual([{ tags: 15, synonyms: 58, substitutes: 59 }]);
      await close();
    },
    60_000,
  );
