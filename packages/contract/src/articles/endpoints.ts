import type { Endpoint } from '../shared/endpoint.ts';

const article = {
  service: 'content',
  method: 'GET',
  effect: 'read',
  audience: 'shopper',
  token: 'none',
  shared: true,
  optional: true,
  errors: ['C4041'],
} as const;

export const articleCalls = {
  articles: {
    ...article,
    path: '/content-aggregator-service/v1/luxury/luxelife/{section}',
    summary:
      'Returns the newest articles of the section `blog` or `trends`, with the topics of the section. `page` counts from 0, and the response contains the articles of all pages up to it. The specification names only the paths of the pages.',
  },
  article: {
    ...article,
    path: '/content-aggregator-service/v1/luxury/luxelife/{section}/{slug}',
    summary:
      'Returns an article as blocks, with the products in it and the articles to read next. 404 before it is published and after its end.',
  },
} as const satisfies Record<string, Endpoint>;
