import { expect, test } from 'vitest';
import { articlePathParts, articlesAt } from './articleAddress.ts';

const blog = '/browse/luxury/luxelife/blog';

test.each([
  [blog, '', { section: 'blog', topic: undefined, page: 0 }],
  [`${blog}/`, 'topic=makers&page=2', { section: 'blog', topic: 'makers', page: 2 }],
  ['/Browse/Luxury/Luxelife/Trends', 'topic=&page=x', { section: 'trends', topic: undefined, page: 0 }],
  [blog, 'page=-1', { section: 'blog', topic: undefined, page: 0 }],
  [blog, 'page=1000000', { section: 'blog', topic: undefined, page: 0 }],
])('the address %s?%s lists %j', (pathname, query, address) =>
  expect(articlesAt(pathname, new URLSearchParams(query))).toEqual(address),
);

test('an article has a section and a slug', () =>
  expect(articlePathParts(`${blog}/small-seconds/`)).toEqual({ section: 'blog', slug: 'small-seconds' }));
