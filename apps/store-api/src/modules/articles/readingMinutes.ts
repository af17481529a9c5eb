import type { Article } from '../../model/catalogue.ts';

/** Words that a person reads in a minute. */
const wordsPerMinute = 220;

/** Minutes to read an article, rounded up. Counts the texts, quotes and captions. */
export function readingMinutes({ standfirst, blocks }: Pick<Article, 'standfirst' | 'blocks'>): number {
  const words = [standfirst, ...blocks.flatMap(textsOf)].reduce((sum, text) => sum + countWords(text), 0);
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

function textsOf(block: Article['blocks'][number]): string[] {
  switch (block.type) {
    case 'text':
      return [block.title, (block.html ?? '').replaceAll(/<[^>]*>/g, ' ')];
    case 'pullQuote':
      return [block.quote];
    case 'picture':
    case 'film':
      return [block.caption];
    case 'gallery':
      return Array.isArray(block.items) ? block.items.map(({ caption }) => caption) : [];
    case 'productCallout':
      return [block.note];
    default:
      return [];
  }
}

// An editor's mistake may leave a text out.
const countWords = (text: string | undefined) => text?.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
