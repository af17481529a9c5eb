import { formatDate } from '@luxe/format';
import type { ArticleCardModel } from '../data/articlesPart.ts';
import { copy } from '../data/copy.ts';

/** `20 November 2026, 4 minutes`. */
export const cardFacts = ({
  publishedAt,
  readingMinutes,
}: Pick<ArticleCardModel, 'publishedAt' | 'readingMinutes'>) =>
  `${formatDate(publishedAt)}, ${copy.minutes(readingMinutes)}`;
