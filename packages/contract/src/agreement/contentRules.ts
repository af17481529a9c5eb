import { articleSchema, articleSchemas } from '../articles/schema.ts';
import { blockSchema, contentSchemas } from '../content/schema.ts';
import { taraSchemas } from '../tara/schema.ts';
import { ascending, atMost, expected, known, page, ruleOf, same, sumOf, unique } from './rule.ts';

export const contentRules = [
  ruleOf('a block has each product and each brand once, and no more than its total', blockSchema, (block) => {
    if (block.type === 'productRail')
      return unique(
        'product',
        block.products.map(({ productId }) => productId),
      );
    if (block.type === 'collection')
      return [
        ...unique(
          'product',
          block.products.map(({ productId }) => productId),
        ),
        ...atMost('the number of products', block.products.length, 'total', block.total),
      ];
    return block.type === 'brandIndex'
      ? unique(
          'brand',
          block.brands.map(({ code }) => code),
        )
      : [];
  }),
  ruleOf(
    'the categories of a store add up to its products',
    contentSchemas.storeBanner.response,
    ({ productCount, categories }) => [
      ...(categories.length > 0
        ? same(
            'productCount',
            productCount,
            'the sum of the categories',
            sumOf(categories, ({ count }) => count),
          )
        : []),
      ...unique(
        'category',
        categories.map(({ code }) => code),
      ),
      ...expected(categories.length !== 1, 'a store whose products are in one category lists it'),
    ],
  ),
  ruleOf(
    'a list of articles has as many as its page states, and its topics count them',
    articleSchemas.articles.response,
    (list) => {
      const { articles, pagination, topics, topic } = list;
      const counted = topic === undefined ? topics : topics.filter(({ slug }) => slug === topic);
      return [
        ...page(pagination, 'articles', articles.length, pagination.totalResults),
        ...same(
          'totalResults',
          pagination.totalResults,
          'the articles of the topics',
          sumOf(counted, ({ count }) => count),
        ),
        ...known(
          'the topic',
          articles.map((article) => article.topic.slug),
          'the topics',
          topics.map(({ slug }) => slug),
        ),
        ...topics.flatMap(({ slug, count }) =>
          atMost(
            `the number of articles about ${slug}`,
            articles.filter((article) => article.topic.slug === slug).length,
            'its count',
            count,
          ),
        ),
        ...unique(
          'article',
          articles.map(({ articleSlug }) => articleSlug),
        ),
        ...(topic === undefined
          ? []
          : expected(
              articles.every((article) => article.topic.slug === topic),
              `an article is not about ${topic}`,
            )),
      ];
    },
  ),
  ruleOf(
    'an article has other articles beside it, and changes after it is published',
    articleSchema,
    (article) => [
      ...ascending('publishedAt and changedAt', [article.publishedAt, article.changedAt]),
      ...expected(
        article.related.every(({ articleSlug }) => articleSlug !== article.articleSlug),
        'an article is among its related articles',
      ),
      ...unique(
        'related article',
        article.related.map(({ articleSlug }) => articleSlug),
      ),
      ...unique(
        'product',
        article.products.map(({ productId }) => productId),
      ),
    ],
  ),
  ruleOf(
    'an answer compares the products that it shows',
    taraSchemas.askTara.response,
    ({ answer, context }) => {
      const ids = answer.products.map(({ product }) => product.productId);
      const { comparison } = answer;
      return [
        ...unique('product', ids),
        ...same('shown', context.shown, 'the number of its products', ids.length),
        ...(comparison
          ? [
              ...known('the compared product', comparison.products, 'its products', ids),
              ...comparison.rows.flatMap(({ label, values }) =>
                same(
                  `the number of values of ${label}`,
                  values.length,
                  'the number of products',
                  comparison.products.length,
                ),
              ),
            ]
          : []),
      ];
    },
  ),
];
