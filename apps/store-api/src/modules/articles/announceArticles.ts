import { article } from '../../db/schema/article.ts';
import { announceDue, type AnnounceParts } from '../changes/announceDue.ts';

/** Key of the change that every page with articles follows. */
export const articlesKey = 'articles';

/** Records a change for articles that have begun or ended. Resolves to their number. */
export const announceArticles = (parts: AnnounceParts): Promise<number> =>
  announceDue(parts, {
    table: article,
    startsAt: article.publishedAt,
    endsAt: article.endsAt,
    announcedAt: article.announcedAt,
    key: articlesKey,
  });
