export { ArticleScreen, type ArticleScreenProps } from './ArticleScreen.tsx';
export { ArticlesScreen, type ArticlesScreenProps } from './ArticlesScreen.tsx';
export { articleCalls, articlesCalls } from './data/calls.ts';
export type { ArticleModel } from './data/articlePart.ts';
export type { ArticlesModel } from './data/articlesPart.ts';
